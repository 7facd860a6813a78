import { existsSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { figure, inWords, timed } from "../proof/figures";
import { size } from "../proof/size";
import { fillIn, formValues } from "../screens/contact-form";
import type { OwnServer } from "../servers/server-process";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

/** Holds the write lock of a server's database, as another program would. @returns what gives it back. */
function lock({ dataDir }: OwnServer): () => void {
  const db = new SQLite(join(dataDir, "site.db"));
  db.exec("begin immediate");
  return () => db.close();
}

test("while another program locks the database, everything but a write is answered, and the write waits", async ({
  own,
}) => {
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  const admin = await adminOf(server);
  const unlock = lock(server);
  let sent = false;
  const enquiry = newEnquiry();
  const sending = visitor.post("/api/contact", { data: enquiry }).finally(() => {
    sent = true;
  });
  for (const path of ["/", "/gallery", "/contact", "/api/gallery", "/api/health"])
    expect((await visitor.get(path)).status(), path).toBe(200);
  expect(await findMessages(admin, {})).toEqual([]);
  expect(sent).toBe(false);
  unlock();
  expect((await sending).status()).toBe(201);
  expect(await findMessages(admin, {})).toMatchObject([{ name: enquiry.name }]);
});

/** What a visitor reads while another program keeps the lock. */
const BUSY = "The site is busy right now, and nothing was saved. Please try again in a minute.";
const VISITORS = 5;
/** Enough for all visitors at once, and not for one after the other: each of them waits 10 s. */
const TOGETHER_MS = 25_000;
const PAGES = ["/", "/services", "/gallery", "/about", "/contact", "/api/gallery", "/api/health"];

test(`while a lock lasts ${size.lockS} s, pages load, and ${VISITORS} visitors are told within the same time and keep their texts`, {
  tag: "@proof",
}, async ({ own, browser, quietConsole }) => {
  test.slow();
  quietConsole.allow(/503/);
  const server = await own.start(SAME_ADMIN);
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      // Drafts belong to a device, so each visitor has one of their own.
      const context = await browser.newContext();
      await quietConsole.watch(context);
      const page = await context.newPage();
      const enquiry = newEnquiry();
      await page.goto(`${server.url}/contact`);
      await fillIn(page, enquiry);
      const answer = page.getByRole("region", { name: "Your event" }).getByRole("alert");
      return { page, enquiry, answer, send: page.getByRole("button", { name: "Send enquiry" }) };
    }),
  );
  const load = async (path: string) => {
    const [status, ms] = await timed(async () => {
      const response = await fetch(server.url + path);
      await response.bytes();
      return response.status;
    });
    expect(status, path).toBe(200);
    return ms;
  };
  const before: number[] = [];
  for (let round = 0; round < 5; round += 1) for (const path of PAGES) before.push(await load(path));

  const unlock = lock(server);
  const lockedAt = performance.now();
  const told = Promise.all(
    visitors.map(async ({ page, send, answer }) => {
      const responding = page.waitForResponse("**/api/contact", { timeout: TOGETHER_MS });
      await send.click();
      const response = await responding;
      expect(response.status()).toBe(503);
      expect(response.headers()["retry-after"]).toBe("60");
      expect(await response.json()).toEqual({ success: false, message: BUSY });
      await expect(answer).toContainText(BUSY);
      return performance.now() - lockedAt;
    }),
  );
  const during: number[] = [];
  while (performance.now() - lockedAt < size.lockS * 1000)
    for (const path of PAGES) during.push(await load(path));
  const waited = await told;
  for (const { page, enquiry, answer } of visitors) {
    expect(await formValues(page)).toMatchObject(enquiry);
    figure("a visitor's form said", (await answer.textContent()) ?? "");
  }
  unlock();

  for (const { page, send } of visitors) {
    await send.click();
    await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  }
  const stored = await findMessages(await adminOf(server), {});
  expect(stored.map(({ name }) => name).sort()).toEqual(visitors.map(({ enquiry }) => enquiry.name).sort());
  await Promise.all(visitors.map(({ page }) => page.context().close()));
  expect(quietConsole.unexpected).toEqual([]);
  figure("pages before the lock", inWords(before));
  figure(`pages in ${size.lockS} s of the lock`, inWords(during));
  figure("until the visitors were told", inWords(waited));
});

test("a server that was stopped leaves the whole database in one file", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  expect((await visitor.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
  expect(existsSync(join(server.dataDir, "site.db-wal"))).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(server.dataDir, "site.db-wal"))).toBe(false);
});
