import { storeMessages } from "../factories/stored-messages";
import { expect, test } from "../fixtures";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const COUNT = 10_000;
const LIST = "/api/contact/admin/messages";

/** The part of a call's work that may be done in one go, while all others wait. */
const SHARE = 0.2;

for (const [what, path] of [
  ["the whole list", LIST],
  ["an export", `${LIST}/export`],
] as const)
  test(`${what} of many messages is made in small pieces`, async ({ own }) => {
    const server = await (await own.launch(SAME_ADMIN, { watched: true })).opened();
    await storeMessages(server, COUNT);
    const { token } = await signIn(await server.newDevice(), site.admin);
    const read = async () => (await fetch(server.url + path, { headers: bearer(token) })).text();
    // The first time, the code of the call is loaded and compiled.
    await read();
    await server.askLoop({ ask: "reset" });
    expect(await read()).toContain("No. 0");
    const { longest, total } = await server.askLoop({ ask: "read" });
    expect(longest / total, `${longest} of ${total} ms in one go`).toBeLessThan(SHARE);
  });

test("the health check shows how long requests had to wait for others", async ({ own }) => {
  const server = await (await own.launch(SAME_ADMIN, { watched: true })).opened();
  const visitor = await server.newDevice();
  /** Longer than anything that the server does by itself, also on a busy machine. */
  const ms = 3000;
  const longestWait = async () => (await (await visitor.get("/api/health")).json()).eventLoopDelay.max;
  expect(await longestWait()).toBeLessThan(ms);
  await server.askLoop({ ask: "hold", ms });
  // The time on the clock, with the resolution of the measurement.
  expect(await longestWait()).toBeGreaterThan(0.9 * ms);
});
