import { existsSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
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

test("when the lock lasts, each visitor is told within the same time, and keeps the text", async ({
  own,
  page,
  quietConsole,
}) => {
  quietConsole.allow(/503/);
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  await page.goto(`${server.url}/contact`);
  const enquiry = newEnquiry();
  await fillIn(page, enquiry);
  const send = page.getByRole("button", { name: "Send enquiry" });
  const unlock = lock(server);
  const others = Promise.all(
    Array.from({ length: 4 }, () => visitor.post("/api/contact", { data: newEnquiry() })),
  );
  await send.click();
  for (const response of await others) {
    expect(response.status()).toBe(503);
    expect(response.headers()["retry-after"]).toBe("60");
    expect(await response.json()).toEqual({
      success: false,
      message: "The site is busy right now, and nothing was saved. Please try again in a minute.",
    });
  }
  await expect(page.getByRole("region", { name: "Your event" }).getByRole("alert")).toContainText(
    "The site is busy right now",
  );
  expect(await formValues(page)).toEqual(enquiry);
  unlock();
  await send.click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await findMessages(await adminOf(server), {})).toMatchObject([{ name: enquiry.name }]);
});

test("a server that was stopped leaves the whole database in one file", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  expect((await visitor.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
  expect(existsSync(join(server.dataDir, "site.db-wal"))).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(server.dataDir, "site.db-wal"))).toBe(false);
});
