import { rmSync } from "node:fs";
import { join } from "node:path";
import { newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import { errorOf } from "../servers/responses";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

test("an internal error has a plain message with an ID that is also in the log", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const device = await server.newDevice();
  const { token } = await signIn(device, site.admin);
  withDatabase(own.dataDir, (db) => db.exec("drop table messages"));

  for (const response of [
    await device.get("/api/contact/admin/messages", { headers: bearer(token) }),
    await device.post("/api/contact", { data: newEnquiry() }),
  ]) {
    const { message } = await errorOf(response, 500);
    const id = response.headers()["x-request-id"] ?? "none";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(message).toContain(id);
    await expect.poll(() => server.output).toContain(id);
  }
  expect(server.output).toContain("no such table");
  expect(server.output).not.toContain(token);
});

test("a site that can't write its media reports itself unhealthy", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const device = await server.newDevice();
  rmSync(join(own.dataDir, "uploads"), { recursive: true });
  const { message } = await errorOf(await device.get("/api/health"), 503);
  expect(message).not.toContain(own.dataDir);
});
