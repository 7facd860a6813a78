import type { APIRequestContext } from "@playwright/test";
import type { ContactMessage } from "@/lib/contract/messages";
import { storeMessages } from "../factories/stored-messages";
import { expect, test } from "../fixtures";
import { figure, inWords, timed } from "../proof/figures";
import { size } from "../proof/size";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";
import { withServers } from "../with-servers";

const { count: COUNT, length: LENGTH } = size.messages;
const WORD = "words ";
const LIST = "/api/contact/admin/messages";
const EXPORT = `${LIST}/export`;

/** The names of all messages, newest first. */
const names = () => Array.from({ length: COUNT }, (_, index) => `No. ${COUNT - 1 - index}`);

/** Measures the console's calls, and checks how much each of them finds. */
async function measureCalls(admin: APIRequestContext): Promise<void> {
  const get = async (path: string) => {
    const [response, ms] = await timed(() => admin.get(path));
    expect(response.status(), path).toBe(200);
    return { response, ms };
  };
  for (const [what, query, found] of [
    ["the first page", "", COUNT],
    ["a search that finds one", `&q=${COUNT - 1}`, 1],
    ["a search that finds all", "&q=words", COUNT],
    ["a search for two letters", "&q=wo", COUNT],
    ["a search that finds all unread ones", "&q=words&read=false", COUNT],
    ["a search that finds none", "&q=trumpet", 0],
  ] as const) {
    const { response, ms } = await get(`${LIST}?limit=50${query}`);
    expect(response.headers()["x-total-count"], what).toBe(String(found));
    figure(what, `${Math.round(ms)} ms`);
  }
  const dashboard = await get("/api/admin/dashboard/stats");
  expect((await dashboard.response.json()).stats.totalMessages).toBe(COUNT);
  figure("the dashboard", `${Math.round(dashboard.ms)} ms`);
  const exports = await Promise.all([1, 2, 3].map(() => get(EXPORT)));
  for (const { response } of exports) expect((await response.text()).match(/No\. \d+/g)).toHaveLength(COUNT);
  figure("three exports at once", inWords(exports.map(({ ms }) => ms)));
  const { eventLoopDelay } = await (await get("/api/health")).response.json();
  figure("event loop delay", `p99 ${eventLoopDelay.p99} ms, longest ${eventLoopDelay.max} ms`);
}

const HOLDS = `with ${COUNT} messages the console's calls find what they should, and a long answer holds up no other one`;

test(HOLDS, { tag: "@proof" }, async ({ own }) => {
  test.slow();
  await tryOut(await own.start(SAME_ADMIN));
});

withServers(`on PostgreSQL ${HOLDS}`, { tag: "@proof" }, async ({ own, databaseUrl: DATABASE_URL }) => {
  withServers.slow();
  await tryOut(await own.start({ ...SAME_ADMIN, DATABASE_URL }));
});

async function tryOut(server: OwnServer): Promise<void> {
  // Together more than a connection holds while nobody reads.
  await storeMessages(server, COUNT, WORD.repeat(LENGTH / WORD.length));
  const { token } = await signIn(await server.newDevice(), site.admin);
  const admin = await server.newDevice(bearer(token));
  await measureCalls(admin);

  for (const path of [LIST, EXPORT])
    await test.step(`while ${path} is on its way, other requests are answered, and none of it is missing`, async () => {
      const response = await fetch(server.url + path, { headers: bearer(token) });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = (await reader?.read())?.value ?? "";
      const page = await admin.get(`${LIST}?limit=1&q=${COUNT - 1}`);
      expect(await page.json()).toMatchObject([{ name: `No. ${COUNT - 1}` }]);
      expect((await admin.get("/api/health")).status()).toBe(200);
      for (let read = await reader?.read(); !read?.done; read = await reader?.read()) text += read?.value;

      if (path === LIST) {
        const all: ContactMessage[] = JSON.parse(text);
        expect(all.map(({ name }) => name)).toEqual(names());
        expect(response.headers.get("x-total-count")).toBe(String(COUNT));
      } else expect(text.match(/No\. \d+/g)).toEqual(names());
    });
}
