import { once } from "node:events";
import { Agent, type OutgoingHttpHeaders, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "../fixtures";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

const BOUNDARY = "part";
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FORM = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const JSON_TYPE = { "content-type": "application/json" };

/** Sends a request on the connection of an agent, with a chunked body. @returns its status and `Connection`. */
async function sendOn(agent: Agent, url: string, headers: OutgoingHttpHeaders = {}, body = "") {
  const request = send(url, { agent, method: body ? "POST" : "GET", headers });
  for (let sent = 0; sent < body.length; sent += 16_384) request.write(body.slice(sent, sent + 16_384));
  request.end();
  const [response] = await once(request, "response");
  await text(response);
  return { status: response.statusCode, connection: response.headers.connection };
}

for (const [what, path, type, body, status] of [
  ["a body over the limit", "/api/contact", JSON_TYPE, "[".repeat(200_000), 413],
  ["a body of the wrong type", "/api/contact", { "content-type": "text/plain" }, "a".repeat(2_000_000), 415],
  ["a body that nobody asked for", "/api/gallery", FORM, part("title", "a".repeat(2_000_000)), 401],
  ["10,000 fields", "/api/gallery", FORM, part("title", "a").repeat(10_000), 400],
  ["a field of 1 MB", "/api/gallery", FORM, part("title", "a".repeat(1_000_000)), 400],
] as const)
  test(`${what} is refused in words, and the next request on the connection is answered`, async ({ own }) => {
    const server = await own.start(SAME_ADMIN);
    const { token } = await signIn(await server.newDevice());
    const headers = { ...type, ...(status === 401 ? {} : bearer(token)) };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; round < 3; round += 1) {
      expect(await sendOn(agent, server.url + path, headers, body)).toMatchObject({ status });
      expect(await sendOn(agent, `${server.url}/api/health`)).toMatchObject({ status: 200 });
    }
    agent.destroy();
    expect(server.errors).toBe("");
  });
