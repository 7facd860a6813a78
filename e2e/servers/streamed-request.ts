import { once } from "node:events";
import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import { text } from "node:stream/consumers";

export interface StreamedResponse {
  status: number;
  body: string;
}

/** Starts a request whose body the caller writes. Returns when the server has sent "100 Continue". */
export async function beginPost(
  url: string,
  agent: Agent,
  headers: OutgoingHttpHeaders,
): Promise<{ body: ClientRequest; response: Promise<StreamedResponse> }> {
  const body = request(url, { agent, method: "POST", headers: { ...headers, expect: "100-continue" } });
  const response = once(body, "response").then(([response]) => read(response));
  const received = once(body, "continue");
  body.flushHeaders();
  await received;
  return { body, response };
}

/** Sends an endless chunked body until a response arrives. Sends JSON unless `headers` and `beginning` differ. */
export async function sendWithoutEnd(
  method: string,
  url: string,
  headers: OutgoingHttpHeaders = {},
  beginning = "",
): Promise<StreamedResponse> {
  const body = request(url, { method, headers: { "content-type": "application/json", ...headers } });
  let answered = false;
  body.write(beginning);
  const feed = () => {
    if (answered || body.destroyed) return;
    body.write("[".repeat(8 * 1024), () => setImmediate(feed));
  };
  feed();
  try {
    const [response] = await once(body, "response");
    // The server may close the connection while the body is still being sent.
    body.on("error", () => undefined);
    return await read(response);
  } finally {
    answered = true;
    body.destroy();
  }
}

const read = async (response: IncomingMessage) => ({
  status: response.statusCode ?? 0,
  body: await text(response),
});
