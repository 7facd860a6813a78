import { randomUUID } from "node:crypto";
import type { ContactMessage } from "@/lib/contract/messages";
import { expect, onEmptySite, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";

test.use(onEmptySite);

const COUNT = 10_000;
const LIST = "/api/contact/admin/messages";

/** Stores messages of about 2 kB each, more than the connection holds while nobody reads. */
function fill({ dataDir }: OwnServer): void {
  withDatabase(dataDir, (db) => {
    const insert = db.prepare(
      `insert into messages (id, name, email, event_type, event_date, message, created_at, search_text)
       values (?, ?, 'a@b.example', 'other', '2030-01-01', ?, ?, ?)`,
    );
    const message = "words ".repeat(300);
    db.transaction(() => {
      for (let index = 0; index < COUNT; index += 1)
        insert.run(
          randomUUID(),
          `No. ${index}`,
          message,
          new Date(index * 1000).toISOString(),
          `no. ${index}`,
        );
    })();
  });
}

for (const [what, path] of [
  ["the whole list", LIST],
  ["an export", `${LIST}/export`],
] as const)
  test(`while ${what} is on its way, other requests are answered, and none of it is missing`, async ({
    emptySite,
    request,
  }) => {
    fill(emptySite);
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
