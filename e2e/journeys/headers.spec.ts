import { expect, test } from "../fixtures";

const PAGES = ["/", "/services", "/gallery", "/about", "/contact", "/privacy", "/terms", "/admin/login"];

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
      expect(headers["strict-transport-security"]).toContain("max-age=");
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

test("the admin area is not indexed by search engines", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("a page accepts only GET and HEAD, and a malformed URL is not a server error", async ({ request }) => {
  for (const path of ["/contact", "/", "/no-such-page"]) {
    const response = await request.post(path, { form: { a: "b" }, maxRedirects: 0 });
    expect(response.status(), path).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD");
    expect(response.headers()["strict-transport-security"]).toContain("max-age=");
  }
  for (const path of ["/%E0%A4%A", "/_next/static/%E0%A4%A"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
