import type { ContactMessage } from "@/lib/contract/messages";
import { storeMessages } from "../factories/stored-messages";
import { expect, onEmptySite, test } from "../fixtures";
import { bearer, signIn } from "../servers/sign-in";

test.use(onEmptySite);

const COUNT = 10_000;
const LIST = "/api/contact/admin/messages";

for (const [what, path] of [
  ["the whole list", LIST],
  ["an export", `${LIST}/export`],
] as const)
  test(`while ${what} is on its way, other requests are answered, and none of it is missing`, async ({
    emptySite,
    request,
  }) => {
    // More than the connection holds while nobody reads.
    storeMessages(emptySite, COUNT);
    const headers = bearer((await signIn(request)).token);
    const response = await fetch(emptySite.url + path, { headers });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? "";
    const page = await request.get(`${LIST}?limit=1&q=${COUNT - 1}`, { headers });
    expect(await page.json()).toMatchObject([{ name: `No. ${COUNT - 1}` }]);
    expect((await request.get("/api/health")).status()).toBe(200);
    for (let read = await reader?.read(); !read?.done; read = await reader?.read()) text += read?.value;

    const names = Array.from({ length: COUNT }, (_, index) => `No. ${COUNT - 1 - index}`);
    if (path === LIST) {
      const all: ContactMessage[] = JSON.parse(text);
      expect(all.map(({ name }) => name)).toEqual(names);
      expect(response.headers.get("x-total-count")).toBe(String(COUNT));
    } else expect(text.match(/No\. \d+/g)).toEqual(names);
  });
