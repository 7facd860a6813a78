import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { bearer, signIn } from "../api/api-test";
import { findMessages, getMessage, newEnquiry, sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";
import { beginPost } from "../servers/streamed-request";

const SETTINGS = {
  ADMIN_EMAIL: site.admin.email,
  ADMIN_PASSWORD: site.admin.password,
  SEED_DEMO: "off",
};

async function adminOf(server: OwnServer) {
  const { token } = await signIn(await server.newDevice(), site.admin);
  return server.newDevice(bearer(token));
}

/** Whether a server takes a new connection. */
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
  const connection = keepAlive ? "a connection that is kept" : "a connection of its own";

  test(`a server that is told to stop answers what it has begun, on ${connection}, and then ends`, async ({
    own,
  }) => {
    const server = await own.start(SETTINGS);
    const json = Buffer.from(JSON.stringify(newEnquiry()));
    const agent = new Agent({ keepAlive });
    const { body, answer } = await beginPost(`${server.url}/api/contact`, agent, {
      "content-type": "application/json",
      "content-length": json.byteLength,
    });
    body.write(json.subarray(0, 20));

    const gone = server.stop();
    await expect.poll(() => isListening(server)).toBe(false);
    body.write(json.subarray(20, 40));
    body.end(json.subarray(40));
    const { status, body: text } = await answer;
    expect(status).toBe(201);
    expect(await gone).toBe(0);
    expect(server.errors).toBe("");

    const admin = await adminOf(await own.start(SETTINGS));
    expect(await findMessages(admin, {})).toMatchObject([{ _id: JSON.parse(text).data._id }]);
  });
}

test("a kept connection is closed after its answer when the server stops", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let answers = "";
  socket.on("data", (text) => {
    answers += text;
  });
  // A client that never hangs up by itself; being cut off is what it waits for.
  const closed = new Promise<void>((resolve) =>
    socket.on("error", () => undefined).on("close", () => resolve()),
  );
  const json = JSON.stringify(newEnquiry());
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`,
  );
  await expect.poll(() => answers).toContain("100 Continue");
  const gone = server.stop();
  await expect.poll(() => isListening(server)).toBe(false);
  socket.write(json);
  await expect.poll(() => answers).toContain("201 Created");
  socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
  expect(answers).not.toContain('"status":"ok"');
  expect(await gone).toBe(0);
});

test("a server that nobody is using ends at once, and at the second request to stop too", async ({ own }) => {
  const server = await own.start(SETTINGS);
  server.stop();
  expect(await server.stop()).toBe(0);
  expect(server.errors).toBe("");
});

test("an enquiry that was answered outlives a crash right after", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const { id, enquiry } = await sendEnquiry(await server.newDevice());
  expect(await server.kill()).toBeNull();

  const admin = await adminOf(await own.start(SETTINGS));
  expect(await getMessage(admin, id)).toMatchObject(enquiry);
});
