import { pageIds, pages } from "@/lib/content/pages";
import { expect, test } from "../fixtures";
import { SAME_ADMIN, site } from "../servers/site";

const DOMAIN = "https://www.entertainer.example";

test("a changed SITE_URL appears everywhere from the first response on", async ({ own }) => {
  const server = await own.start({ SITE_URL: `${DOMAIN}/` });
  const device = await server.newDevice();
  const paths = pageIds.map((id) => pages[id].path);
  for (const path of [...paths, "/sitemap.xml", "/robots.txt"]) {
    const text = await (await device.get(path)).text();
    expect(text, path).toContain(DOMAIN);
    expect(text, path).not.toMatch(/localhost|127\.0\.0\.1/);
  }
  // Over https, browsers load nothing without it.
  const policy = (await device.get("/")).headers()["content-security-policy"];
  expect(policy).toMatch(/img-src 'self' data: blob: https:;/);
  const manifest = await (await device.get("/manifest.webmanifest")).text();
  expect(manifest).not.toMatch(/localhost|127\.0\.0\.1/);

  const html = await (await device.get("/services")).text();
  expect(html).toContain(`<link rel="canonical" href="${DOMAIN}/services"/>`);
  expect(html).toContain(`<meta property="og:image" content="${DOMAIN}/share/services.jpg"/>`);
  expect(html).toContain(`"@id":"${DOMAIN}/#business"`);
  const sitemap = await (await device.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${DOMAIN}/gallery</loc>`);
});

test("over https, the cookies of a sign-in are only sent encrypted, and to no script", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, SITE_URL: DOMAIN });
  const response = await (await server.newDevice()).post("/api/admin/login", { data: site.admin });
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  expect(cookies.map(({ value }) => value.split("=")[0]).sort()).toEqual([
    "__Secure-golden-hour.device",
    "__Secure-next-auth.session-token",
  ]);
  for (const { value } of cookies) expect(value).toMatch(/; Secure; HttpOnly; SameSite=(lax|strict)$/i);
});
