import type { APIResponse } from "@playwright/test";
import { pageIds, pages } from "@/lib/content/pages";
import { newPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { grade, gradeOf } from "../servers/observatory";
import { adminOf, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const PAGES = [
  "/",
  "/services",
  "/gallery",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/admin/login",
  "/admin/login/choose",
];

for (const path of PAGES) {
  test(`${path} has a strict policy from the first response`, async ({ request }) => {
    for (const time of ["first", "second"]) {
      const response = await request.get(path);
      const headers = response.headers();
      const scripts = /script-src ([^;]+)/.exec(headers["content-security-policy"] ?? "")?.[1];
      expect(scripts, time).toMatch(/^'self' '(sha256|nonce)-/);
      expect(scripts, time).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });
}

for (const path of [
  "/api/health",
  "/api/nothing",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.ico",
  "/_next/nothing",
  "/nothing.png",
  "/no-such-page",
  "/contact/sent?_rsc=x",
]) {
  test(`${path} allows nothing, or has a policy of its own, and belongs to this site`, async ({
    request,
  }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; |; script-src 'self' 'sha256-/);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
}

for (const path of [
  "/.git/config",
  "/.env",
  "/package.json",
  "/data/secret",
  "/.next/BUILD_ID",
  "/lib/settings/env.ts",
])
  test(`${path} is not served`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([404, 307]).toContain(response.status());
  });

test("no other site may read a response", async ({ request }) => {
  for (const path of ["/", "/api/gallery", "/api/health", "/api/admin/me", "/nothing.png"]) {
    const headers = { origin: "https://evil.example", "access-control-request-method": "GET" };
    for (const method of ["GET", "OPTIONS"]) {
      const response = await request.fetch(path, { method, headers });
      const names = Object.keys(response.headers()).filter((name) => name.startsWith("access-control"));
      expect(names, `${method} ${path}`).toEqual([]);
    }
  }
});

test("a page that the browser has already keeps its policy", async ({ request }) => {
  const first = (await request.get("/contact")).headers();
  const again = await request.get("/contact", { headers: { "if-none-match": first.etag ?? "" } });
  expect(again.status()).toBe(304);
  expect([undefined, first["content-security-policy"]]).toContain(again.headers()["content-security-policy"]);
});

for (const path of ["/contact", "/admin/login"]) {
  test(`a script injected into ${path} does not run`, async ({ page, quietConsole }) => {
    quietConsole.allow(/Content Security Policy/);
    await page.goto(path);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.slipped = 'in'";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title='slipped'\">");
      return document.documentElement.dataset.slipped;
    });
    expect(ran).toBeUndefined();
    await expect(page).not.toHaveTitle("slipped");
  });
}

test("an idle connection outlasts that of a proxy, so that no request meets its closing", async ({
  request,
}) => {
  expect((await request.get("/api/health")).headers()["keep-alive"]).toBe("timeout=65");
});

test("browsers keep the site's own pictures for a day, but not the response that one is missing", async ({
  request,
}) => {
  expect((await request.get("/pictures/hero-dj-1280.avif")).headers()["cache-control"]).toContain(
    "max-age=86400",
  );
  const missing = await request.get("/pictures/hero-nobody-1280.avif");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["cache-control"] ?? "").not.toContain("86400");
});

test("the admin area is not indexed by search engines", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("a page accepts only GET and HEAD, and a malformed URL is not a server error", async ({ request }) => {
  for (const path of ["/contact", "/", "/no-such-page"]) {
    const response = await request.post(path, { form: { a: "b" }, maxRedirects: 0 });
    expect(response.status(), path).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD");
    expect(response.headers()["strict-transport-security"]).toBe("max-age=31536000");
  }
  for (const path of ["/%E0%A4%A", "/_next/static/%E0%A4%A"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("the grades that the Observatory gives are known", () => {
  const gradeOfHeaders = (headers: Record<string, string>) =>
    grade({ headers: Object.entries(headers).map(([name, value]) => ({ name, value })), body: "" }).score;
  expect(gradeOfHeaders({})).toBe(30);
  const good = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Set-Cookie": "session=1; Secure; HttpOnly; SameSite=Lax",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  };
  expect(gradeOfHeaders(good)).toBe(135);
  for (const [changes, score] of [
    [{ "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'" }, 130],
    [{ "Content-Security-Policy": "script-src 'self' 'unsafe-inline'; object-src 'none'" }, 60],
    [{ "Content-Security-Policy": "default-src 'self'; img-src http:; frame-ancestors 'none'" }, 115],
    [{ "Set-Cookie": "session=1; SameSite=Lax" }, 120],
    [{ "Set-Cookie": "session=1; Secure; SameSite=Lax" }, 70],
    [{ "Strict-Transport-Security": "max-age=60" }, 125],
    [{ "X-Content-Type-Options": "" }, 130],
    [{ "Referrer-Policy": "unsafe-url" }, 125],
    [{ "Cross-Origin-Resource-Policy": "cross-origin" }, 125],
  ] as const)
    expect(gradeOfHeaders({ ...good, ...changes }), JSON.stringify(changes)).toBe(score);
});

/** The grades of public pages and of everything else: both are above 100, an A+. */
const PAGE_SCORE = 115;
const OTHER_SCORE = 105;

test("the Observatory gives every response of a site with https an A+", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, SITE_URL: "https://www.entertainer.example" });
  const visitor = await server.newDevice();
  const expectScore = async (path: string, response: APIResponse, minimum: number) => {
    const { score, points } = await gradeOf(response);
    expect(score, `${path}: ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(minimum);
  };
  for (const path of pageIds.map((id) => pages[id].path))
    await expectScore(path, await visitor.get(path), PAGE_SCORE);

  const admin = await adminOf(server);
  const multipart = { title: "Graded", category: "dj", type: "media", media: await newPicture() };
  const { data } = await (await admin.post("/api/gallery", { multipart })).json();
  await signIn(visitor, site.admin);
  for (const path of [
    "/contact/sent",
    "/admin",
    "/admin/login",
    "/admin/dashboard",
    "/admin/messages",
    "/api/health",
    "/api/gallery",
    "/api/admin/me",
    "/api/nothing",
    "/api/openapi.json",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/nothing.png",
    "/no-such-page",
    "/_next/nothing",
    "/%E0%A4%A",
    data.url,
    "/uploads/nothing.jpg",
  ])
    await expectScore(path, await visitor.get(path, { maxRedirects: 0 }), OTHER_SCORE);
  const signedIn = await visitor.post("/api/admin/login", { data: site.admin });
  expect((await gradeOf(signedIn)).points.cookies).toBe(5);
  await expectScore("/api/admin/login", signedIn, OTHER_SCORE);
  const refused = await visitor.post("/contact/send", { form: { name: "?" } });
  await expectScore("/contact/send", refused, OTHER_SCORE);
});
