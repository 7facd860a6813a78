import { expect, test } from "../fixtures";

const PAGES = ["/", "/services", "/gallery", "/about", "/contact", "/privacy", "/terms", "/admin/login"];

for (const path of PAGES) {
  test(`${path} carries a strict policy, from the first answer on`, async ({ request }) => {
    for (const time of ["first", "second"]) {
      const answer = await request.get(path);
      const headers = answer.headers();
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

for (const path of ["/contact", "/admin/login"]) {
  test(`a script that somebody slips into ${path} does not run`, async ({ page, quietConsole }) => {
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

test("the admin area asks search engines to stay away", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("a page can only be read; a malformed address is no fault", async ({ request }) => {
  for (const path of ["/contact", "/", "/no-such-page"]) {
    const answer = await request.post(path, { form: { a: "b" }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(405);
    expect(answer.headers().allow).toBe("GET, HEAD");
    expect(answer.headers()["strict-transport-security"]).toContain("max-age=");
  }
  for (const path of ["/%E0%A4%A", "/_next/static/%E0%A4%A"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
