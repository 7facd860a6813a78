import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { Agent } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { findMessages, getMessage, newEnquiry, sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import type { OwnServer } from "../servers/server-process";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";
import { beginPost } from "../servers/streamed-request";

/** Whether a server accepts a new connection. */
async function isListening({ url }: OwnServer): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

for (const keepAlive of [false, true]) {
  const connection = keepAlive ? "a keep-alive connection" : "a new connection";

  test(`on SIGTERM the server first finishes a request on ${connection}`, async ({ own }) => {
    const server = await own.start(SAME_ADMIN);
    const json = Buffer.from(JSON.stringify(newEnquiry()));
    const agent = new Agent({ keepAlive });
    const { body, response } = await beginPost(`${server.url}/api/contact`, agent, {
      "content-type": "application/json",
      "content-length": json.byteLength,
    });
    body.write(json.subarray(0, 20));

    const gone = server.stop();
    await expect.poll(() => isListening(server)).toBe(false);
    body.write(json.subarray(20, 40));
    body.end(json.subarray(40));
    const { status, body: text } = await response;
    expect(status).toBe(201);
    expect(await gone).toBe(0);
    expect(server.errors).toBe("");

    const admin = await adminOf(await own.start(SAME_ADMIN));
    expect(await findMessages(admin, {})).toMatchObject([{ _id: JSON.parse(text).data._id }]);
  });
}

test("on SIGTERM a keep-alive connection is closed after its response", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let responses = "";
  socket.on("data", (text) => {
    responses += text;
  });
  // A client that never closes the connection by itself, but waits until the server does.
  const closed = new Promise<void>((resolve) =>
    socket.on("error", () => undefined).on("close", () => resolve()),
  );
  const json = JSON.stringify(newEnquiry());
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`,
  );
  await expect.poll(() => responses).toContain("100 Continue");
  const gone = server.stop();
  await expect.poll(() => isListening(server)).toBe(false);
  socket.write(json);
  await expect.poll(() => responses).toContain("201 Created");
  socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
  expect(responses).not.toContain('"status":"ok"');
  expect(await gone).toBe(0);
});

test("an idle server stops at once, even on two signals", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  server.stop();
  expect(await server.stop()).toBe(0);
  expect(server.errors).toBe("");
});

test("a confirmed enquiry survives a crash right afterwards", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const { id, enquiry } = await sendEnquiry(await server.newDevice());
  expect(await server.kill()).toBeNull();

  const admin = await adminOf(await own.start(SAME_ADMIN));
  expect(await getMessage(admin, id)).toMatchObject(enquiry);
});

test("a server that is killed leaves what it has compiled to the next start", async ({ own }) => {
  const folder = join(own.dataDir, "compiled");
  const server = await own.start({ ...SAME_ADMIN, NODE_COMPILE_CACHE: folder });
  const files = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0);
  await expect.poll(files).toBeGreaterThan(100);
  await server.kill();
});
