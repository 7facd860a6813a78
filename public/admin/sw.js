/**
 * The console's service worker: it shows notices of new enquiries, and opens what they are about. Nothing is cached.
 * What arrives is `PushContent` of lib/backend/push/send.ts.
 */

const CONSOLE = "/admin/";
const RENEWALS = "/api/admin/push/renewals";

// A new version takes over at once, and so do windows that were open before.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** Browsers withdraw the permission from a site that receives a notice and shows none. */
function show(data) {
  const { title, tag, path } = read(data);
  return self.registration.showNotification(title, {
    tag,
    data: { path },
    icon: "/icons/icon-192.png",
  });
}

function read(data) {
  try {
    const { title, tag, path } = data.json();
    if (title && path) return { title: String(title), tag: String(tag ?? ""), path: String(path) };
  } catch {
    // Not sent by this version of the site.
  }
  return { title: "Something new in the console", tag: "", path: "/admin/dashboard" };
}

/** Opens a path of the console, in a window that shows the console already if there is one. */
async function open(data) {
  const url = new URL(data?.path ?? "/admin/dashboard", self.location.origin);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(CONSOLE)) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isOfConsole = (window) => new URL(window.url).pathname.startsWith(CONSOLE);
  const there = windows.find((window) => window.url === url.href) ?? windows.find(isOfConsole);
  if (!there) return void (await self.clients.openWindow(url.href));
  await there.focus();
  if (there.url === url.href) return;
  // A window that this worker does not control can't be led.
  await there.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

/** Tells the site that the browser has replaced its subscription. If that fails, the console does when it is opened next. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(RENEWALS, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: oldSubscription.endpoint, subscription: { endpoint, keys } }),
  });
}
