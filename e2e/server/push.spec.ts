import type { APIRequestContext } from "@playwright/test";
import type { Notification } from "@/lib/contract/notifications";
import { deleteForGood, sendEnquiry } from "../factories/enquiries";
import { addDevice, deviceOf, pushState } from "../factories/push-devices";
import { editOf, storeUser } from "../factories/users";
import { expect, test } from "../fixtures";
import { withTables } from "../servers/database";
import type { PushService } from "../servers/push-service";
import { errorOf } from "../servers/responses";
import { adminOf, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site, UNLIMITED } from "../servers/site";

const OWNER = "owner@golden-hour.test";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const WEDDING = { eventType: "wedding", eventDate: "2031-06-14", name: "Ada Lovelace" } as const;

const settingsOf = (pushService: PushService) => ({ ...SAME_ADMIN, ...UNLIMITED, ...pushService.settings });
const noticesOf = async (admin: APIRequestContext) => (await admin.get("/api/admin/notices")).json();
const undelivered = async (admin: APIRequestContext): Promise<string[]> => {
  const all: Notification[] = await (await admin.get("/api/admin/notifications")).json();
  return all.filter(({ kind }) => kind === "undelivered").map(({ title }) => title);
};

test("an enquiry reaches each device at once, encrypted, and without a name unless it is asked for", async ({
  own,
  pushService,
}) => {
  const server = await own.start({
    ...settingsOf(pushService),
    SITE_URL: "https://www.site.test",
    LOG_LEVEL: "debug",
  });
  const admin = await adminOf(server);
  expect(await noticesOf(admin)).toMatchObject({ push: { devices: 0 }, lastReached: null });
  const phone = await addDevice(admin, pushService, { "user-agent": IPHONE });
  const laptop = await addDevice(admin, pushService);
  const choice = await admin.put(`/api/admin/push/devices/${laptop.id}`, { data: { showsName: true } });
  expect(choice.status()).toBe(200);

  const visitor = await server.newDevice();
  const { id } = await sendEnquiry(visitor, WEDDING);
  await expect
    .poll(() => [phone.browser, laptop.browser].map(({ accepted }) => accepted.length))
    .toEqual([1, 1]);
  const [arrived] = phone.browser.accepted;
  const path = `/admin/messages?message=${id}`;
  expect(arrived?.content).toEqual({ title: "New wedding enquiry, Jun 14, 2031", tag: id, path });
  expect(laptop.browser.accepted[0]?.content.title).toBe(
    "New wedding enquiry from Ada Lovelace, Jun 14, 2031",
  );
  expect(arrived?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    urgency: "high",
    topic: id.replaceAll("-", ""),
  });
  const ttl = Number(arrived?.headers.ttl);
  expect(ttl).toBeGreaterThan(86_000);
  expect(ttl).toBeLessThanOrEqual(86_400);
  expect(arrived?.token).toMatchObject({ aud: pushService.url, sub: "https://www.site.test" });
  expect((arrived?.token.exp ?? 0) * 1000).toBeLessThan(Date.now() + 24 * 60 * 60 * 1000);
  await expect
    .poll(() => deviceOf(admin, phone.id))
    .toMatchObject({
      name: "iPhone, Safari",
      showsName: false,
      lastSentAt: expect.any(String),
      failure: null,
    });
  expect(await noticesOf(admin)).toMatchObject({ push: { devices: 2 }, lastReached: { way: "push" } });

  // The private key is readable nowhere, and everything goes with its message.
  const [keys] = await withTables(server, (db) => db.selectFrom("push_keys").selectAll().execute());
  expect(keys?.private_key).toMatch(/^eyJ/);
  expect(server.output).not.toContain(phone.browser.subscription.endpoint);
  await deleteForGood(admin, id);
  expect(await withTables(server, (db) => db.selectFrom("push_notices").selectAll().execute())).toEqual([]);

  // Spam notifies nobody: what was sent before the next enquiry would have arrived before it.
  const advert = { message: "I noticed your website isn't ranking on Google. We offer affordable SEO." };
  const asRobot = { "form-traces": "extra=1&elapsed=500" };
  await sendEnquiry(await server.newDevice(asRobot), advert);
  const next = await sendEnquiry(visitor, WEDDING);
  await expect.poll(() => phone.browser.accepted.map(({ content }) => content.tag)).toEqual([id, next.id]);
});

test("a device that is gone is removed, and a fault or a limit is waited for", async ({
  own,
  pushService,
}) => {
  const server = await own.start(settingsOf(pushService));
  const admin = await adminOf(server);
  const gone = await addDevice(admin, pushService, { "user-agent": IPHONE });
  const faulty = await addDevice(admin, pushService);
  const busy = await addDevice(admin, pushService);
  const refusing = await addDevice(admin, pushService);
  gone.browser.fates.push(410);
  faulty.browser.fates.push(500);
  busy.browser.fates.push({ status: 429, retryAfter: "600" });
  refusing.browser.fates.push(403);
  const { id } = await sendEnquiry(await server.newDevice(), WEDDING);

  await expect.poll(() => deviceOf(admin, gone.id)).toBeUndefined();
  await expect.poll(() => deviceOf(admin, faulty.id)).toMatchObject({ failure: { code: "down" } });
  await expect.poll(() => deviceOf(admin, busy.id)).toMatchObject({ failure: { code: "busy" } });
  await expect.poll(() => deviceOf(admin, refusing.id)).toMatchObject({ failure: { code: "refused" } });
  const waiting = await withTables(server, (db) =>
    db
      .selectFrom("push_notices")
      .select(["device_id", "next_attempt_at"])
      .where("state", "=", "waiting")
      .execute(),
  );
  const dueOf = (deviceId: string) =>
    Date.parse(waiting.find(({ device_id }) => device_id === deviceId)?.next_attempt_at ?? "");
  expect(dueOf(busy.id)).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect((await undelivered(admin)).sort()).toEqual([
    expect.stringMatching(/^A notification did not reach .+: its push service refused/),
    "A notification did not reach iPhone, Safari: its browser is no longer subscribed",
  ]);
  // The first pause is five seconds.
  await expect.poll(() => faulty.browser.accepted, { timeout: 15_000 }).toHaveLength(1);
  expect(faulty.browser.accepted[0]?.content.tag).toBe(id);
  await expect.poll(() => deviceOf(admin, faulty.id)).toMatchObject({ failure: null });
  expect([gone, faulty, busy, refusing].map(({ browser }) => browser.attempts)).toEqual([1, 2, 1, 1]);
});

test("a push service that does not answer holds no enquiry, and a test says what is wrong", async ({
  own,
  pushService,
}) => {
  const server = await own.start(settingsOf(pushService));
  const admin = await adminOf(server);
  const { id, browser } = await addDevice(admin, pushService, { "user-agent": IPHONE });
  const test = () => admin.post(`/api/admin/push/devices/${id}/test`);
  expect(await (await test()).json()).toMatchObject({ message: "A test is on its way to iPhone, Safari." });
  expect(browser.accepted[0]?.content.title).toBe(
    "A test: Golden Hour will notify you of new enquiries here",
  );

  browser.fates.push("no answer");
  const visitor = await server.newDevice();
  const before = Date.now();
  await sendEnquiry(visitor, WEDDING);
  await sendEnquiry(visitor, WEDDING);
  expect(Date.now() - before).toBeLessThan(5_000);
  await expect.poll(() => browser.attempts).toBe(2);
  await expect.poll(() => browser.accepted, { timeout: 25_000 }).toHaveLength(2);
  await expect.poll(() => deviceOf(admin, id)).toMatchObject({ failure: null });

  await pushService.close();
  const tested = await errorOf(await test(), 503);
  expect(tested.message).toBe("The test did not reach iPhone, Safari: its push service can’t be reached.");
  await pushService.open();
});

test("who may not read enquiries, has signed out or was deleted is not notified", async ({
  own,
  pushService,
}) => {
  const server = await own.start(settingsOf(pushService));
  const admin = await adminOf(server);
  const notified = await addDevice(admin, pushService);
  const helper = async () => {
    const { user, sent } = await storeUser(admin, { role: "admin", permissions: ["manage_bookings"] });
    const client = await server.newDevice();
    const { token } = await signIn(client, sent);
    const device = await server.newDevice({ authorization: `Bearer ${token}` });
    return { user, sent, client, device, ...(await addDevice(device, pushService)) };
  };
  const demoted = await helper();
  const away = await helper();
  const deleted = await helper();
  const photos = await storeUser(admin, { role: "admin", permissions: ["manage_blogs"] });
  const refused = await (await adminOf(server, photos.sent)).get("/api/admin/push");
  expect(refused.status()).toBe(403);

  const edit = { ...editOf(demoted.sent), permissions: ["manage_blogs"], version: demoted.user.version };
  expect((await admin.put(`/api/admin/users/${demoted.user._id}`, { data: edit })).status()).toBe(200);
  const { sessions } = await (await away.device.get("/api/admin/security")).json();
  const other = await adminOf(server, away.sent);
  expect((await other.delete(`/api/admin/sessions/${sessions[0]._id}`)).status()).toBe(200);
  expect((await admin.delete(`/api/admin/users/${deleted.user._id}`)).status()).toBe(200);
  expect(await pushState(other)).toMatchObject({ devices: [] });

  await sendEnquiry(await server.newDevice(), WEDDING);
  await expect.poll(() => notified.browser.accepted).toHaveLength(1);
  for (const { browser } of [demoted, away, deleted]) expect(browser.attempts).toBe(0);

  // Signed in again, the same browser goes on; nobody else's does.
  const { subscription } = away.browser;
  const renewal = { data: { endpoint: subscription.endpoint, subscription } };
  await errorOf(await admin.post("/api/admin/push/renewals", renewal), 404);
  expect((await other.post("/api/admin/push/renewals", renewal)).status()).toBe(200);
  await sendEnquiry(await server.newDevice(), WEDDING);
  await expect.poll(() => away.browser.accepted).toHaveLength(1);
  await errorOf(await other.delete(`/api/admin/push/devices/${notified.id}`), 404);
  await errorOf(
    await other.put(`/api/admin/push/devices/${notified.id}`, { data: { showsName: true } }),
    404,
  );
  await errorOf(await other.post(`/api/admin/push/devices/${notified.id}/test`), 404);
  expect((await admin.delete(`/api/admin/push/devices/${notified.id}`)).status()).toBe(200);
});

test("nothing but a push service is ever asked, and devices are limited", async ({ own, pushService }) => {
  const server = await own.start(settingsOf(pushService));
  const admin = await adminOf(server);
  const { browser } = await addDevice(admin, pushService);
  const { keys, endpoint } = browser.subscription;
  const add = (data: object) => admin.post("/api/admin/push/devices", { data });
  for (const other of ["http://169.254.169.254/latest", `${server.url}/api/health`, "https://localhost/push"])
    await errorOf(await add({ endpoint: other, keys }), 409);
  const noPoint = { ...keys, p256dh: `B${"A".repeat(86)}` };
  await errorOf(await add({ endpoint, keys: noPoint }), 400);
  expect((await add(browser.subscription)).status()).toBe(201);
  expect((await pushState(admin)).devices).toHaveLength(1);
  for (let count = 1; count < 10; count += 1) await addDevice(admin, pushService);
  const tooMany = await errorOf(await add(pushService.subscribe().subscription), 409);
  expect(tooMany.message).toBe("You are notified on 10 devices already. Remove one first.");
  expect((await add(browser.subscription)).status()).toBe(201);
});

test("what fails by one way is reported by the other, once", async ({ own, pushService, mailServer }) => {
  const server = await own.start({
    ...settingsOf(pushService),
    ...mailServer.settings,
    ADMIN_EMAIL: OWNER,
  });
  const admin = await adminOf(server, { ...site.admin, email: OWNER });
  const phone = await addDevice(admin, pushService, { "user-agent": IPHONE });
  const titles = () => phone.browser.accepted.map(({ content }) => content.title);
  const visitor = await server.newDevice();
  mailServer.fates.set(OWNER, ["refuse", "refuse"]);
  for (let count = 0; count < 2; count += 1)
    await sendEnquiry(visitor, { ...WEDDING, email: "ada@a.example" });
  await expect.poll(async () => [...(await undelivered(admin))].length, { timeout: 10_000 }).toBe(2);
  const alarm = `A notice did not reach ${OWNER}: the mail server refused the recipient or the text`;
  await expect.poll(titles).toContain(alarm);
  await expect
    .poll(() => titles().sort())
    .toEqual([alarm, ...Array(2).fill("New wedding enquiry, Jun 14, 2031")]);

  // The mail works again; the phone is gone.
  phone.browser.fates.push(404);
  await sendEnquiry(visitor, { ...WEDDING, email: "ada@a.example" });
  await expect.poll(() => mailServer.for(OWNER), { timeout: 10_000 }).toHaveLength(2);
  const contents = mailServer.for(OWNER).map(({ content }) => content);
  expect(
    contents.filter((content) => content.includes("Subject: No notifications on iPhone, Safari")),
  ).toHaveLength(1);
  await expect
    .poll(() => noticesOf(admin))
    .toMatchObject({ push: { devices: 0 }, lastReached: { way: "mail" } });
});

test("browsers fetch the service worker and the manifest without a session", async ({ own, pushService }) => {
  const server = await own.start(settingsOf(pushService));
  const stranger = await server.newDevice();
  const worker = await stranger.get("/admin/sw.js", { maxRedirects: 0 });
  expect(worker.status()).toBe(200);
  expect(worker.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^(text|application)\/javascript/),
    "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
    "cache-control": "no-cache",
  });
  const manifest = await stranger.get("/admin/manifest.webmanifest", { maxRedirects: 0 });
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json");
  expect(await manifest.json()).toMatchObject({ start_url: "/admin/dashboard", display: "standalone" });
  expect(await (await stranger.get("/admin/login")).text()).toContain(
    'rel="manifest" href="/admin/manifest.webmanifest"',
  );
  expect((await stranger.get("/")).headers()["content-security-policy"]).toContain("worker-src 'none'");
  // Renewals of a worker come with the cookie alone.
  const { token: _ } = await signIn(stranger, site.admin);
  await errorOf(
    await stranger.post("/api/admin/push/renewals", {
      headers: SAME_ORIGIN,
      data: renewalOf(pushService),
    }),
    404,
  );
});

const renewalOf = (service: PushService) => {
  const { subscription } = service.subscribe();
  return { endpoint: subscription.endpoint, subscription };
};
