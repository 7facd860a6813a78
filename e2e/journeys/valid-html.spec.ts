import type { APIRequestContext } from "@playwright/test";
import { sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { holdRoute } from "../screens/held-route";
import { invalidHtml } from "../screens/html";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

const PUBLIC = ["/", "/services", "/gallery", "/about", "/contact", "/contact/sent", "/privacy", "/terms"];
const ADMIN = [
  "/admin/dashboard",
  "/admin/users",
  "/admin/gallery",
  "/admin/messages",
  "/admin/backups",
  "/admin/replies",
];

/** Validates a page's HTML from the server. */
async function expectValid(client: APIRequestContext, path: string): Promise<void> {
  const response = await client.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  expect(await invalidHtml(await response.text()), path).toEqual([]);
}

test("invalid HTML is detected", async () => {
  const document = (main: string) =>
    `<!doctype html><html lang="en"><head><title>A title</title></head><body><main>${main}</main></body></html>`;
  const invalid = [
    '<img src="a.jpg" alt="" sizes="100vw">',
    '<picture><source srcSet="a.avif 400w, b.avif 800w"><img src="a.jpg" alt=""></picture>',
    "<div><style>p{color:red}</style></div>",
    "<p><div>A block</div></p>",
    "<ul><p>No item</p></ul>",
    '<p id="a"></p><p id="a"></p>',
    '<label for="nothing">A label</label>',
    "<a><button>Twice</button></a><a href='/'><a href='/'>Nested</a></a>",
  ];
  for (const main of invalid) expect(await invalidHtml(document(main)), main).not.toEqual([]);
  expect(
    await invalidHtml("<html lang='en'><head><title>A title</title></head><body></body></html>"),
  ).not.toEqual([]);
  expect(await invalidHtml(document("<p>All is well</p>"))).toEqual([]);
});

for (const path of [...PUBLIC, "/admin/login", "/admin/login/choose"]) {
  test(`${path} is valid HTML`, async ({ request }) => expectValid(request, path));
}

test("the error page of a rejected form is valid HTML, whatever the input", async ({ request }) => {
  const form = { name: "</textarea><script>", email: '"><b>', message: "</textarea></p><p>", subject: "'<" };
  const response = await request.post("/contact/send", {
    form,
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(400);
  expect(await invalidHtml(await response.text())).toEqual([]);
});

test("the private page of an enquiry is valid HTML, whatever the input", async ({ request }) => {
  const odd = "</textarea></p><p>\"'<b>";
  const { page } = await sendEnquiry(request, { name: odd, message: odd, venue: odd });
  await request.post(page, { form: { text: odd } });
  await expectValid(request, page);
  const refused = await request.post(page, { form: { text: odd.repeat(200) } });
  expect(refused.status()).toBe(400);
  expect(await invalidHtml(await refused.text())).toEqual([]);
  const wrong = await request.get(`${page}x`);
  expect(wrong.status()).toBe(404);
  expect(await invalidHtml(await wrong.text())).toEqual([]);
});

test("gallery pages with external links and videos are valid HTML", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const client = await server.newDevice();
  await expectValid(client, "/");
  await expectValid(client, "/gallery");
  const admin = await adminOf(server);
  const links = [
    "https://media.example/a.jpg",
    "https://media.example/b.gif?a=1&b=2",
    "https://media.example/c.mp4",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ];
  for (let item = 0; item < 26; item += 1) {
    const url = links[item % links.length];
    const data = { title: `Item <${item}> & "more"`, category: "dj", url, featured: item < 6 };
    expect((await admin.post("/api/gallery", { data })).status()).toBe(201);
  }
  for (const path of ["/", "/services", "/gallery", "/gallery/2"]) await expectValid(client, path);
});

for (const path of ADMIN) {
  test(`${path} is valid HTML from the server, while it loads its data and afterwards`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await expectValid(page.request, path);
    const data = await holdRoute(page, "**/api/**", "GET");
    // Until it knows whose it is, the console shows nothing.
    await page.route("**/api/admin/me", (route) => route.continue());
    await page.goto(path);
    await expect.poll(() => data.count).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await invalidHtml(await page.content())).toEqual([]);
    data.release();
    await page.waitForLoadState("networkidle");
    expect(await invalidHtml(await page.content())).toEqual([]);
  });
}
