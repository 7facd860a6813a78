import { rmSync } from "node:fs";
import { join } from "node:path";
import { bearer, expect, refusalOf, signIn } from "../api/api-test";
import { newEnquiry } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { test } from "../servers/own-servers";
import { site } from "../servers/site";

const ADMIN = { ADMIN_EMAIL: site.admin.email, ADMIN_PASSWORD: site.admin.password };

test("a fault of ours is answered plainly, under a number that is also in the log", async ({ own }) => {
  const server = await own.start(ADMIN);
  const device = await server.newDevice();
  const { token } = await signIn(device, site.admin);
  withDatabase(own.dataDir, (db) => db.exec("drop table messages"));

  for (const answer of [
    await device.get("/api/contact/admin/messages", { headers: bearer(token) }),
    await device.post("/api/contact", { data: newEnquiry() }),
  ]) {
    const { message } = await refusalOf(answer, 500);
    const id = answer.headers()["x-request-id"] ?? "none";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(message).toContain(id);
    await expect.poll(() => server.output).toContain(id);
  }
  expect(server.output).toContain("no such table");
  expect(server.output).not.toContain(token);
});

test("a site that can't write its media says that it is not well", async ({ own }) => {
  const server = await own.start(ADMIN);
  const device = await server.newDevice();
  rmSync(join(own.dataDir, "uploads"), { recursive: true });
  const { message } = await refusalOf(await device.get("/api/health"), 503);
  expect(message).not.toContain(own.dataDir);
});
