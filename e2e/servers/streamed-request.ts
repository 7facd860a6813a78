import { once } from "node:events";
import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import { text } from "node:stream/consumers";

export interface StreamedAnswer {
  status: number;
  body: string;
}

/** Begins a request whose body the caller writes; it is on the way when the server says "continue". */
export async function beginPost(
  url: string,
  agent: Agent,
  headers: OutgoingHttpHeaders,
): Promise<{ body: ClientRequest; answer: Promise<StreamedAnswer> }> {
  const body = request(url, { agent, method: "POST", headers: { ...headers, expect: "100-continue" } });
  const answer = once(body, "response").then(([response]) => read(response));
  const received = once(body, "continue");
  body.flushHeaders();
  await received;
  return { body, answer };
}

/** Sends a chunked body that has no end, until an answer comes: JSON, unless a header and a beginning say else. */
export async function sendWithoutEnd(
  method: string,
  url: string,
  headers: OutgoingHttpHeaders = {},
  beginning = "",
): Promise<StreamedAnswer> {
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
    // The server may hang up on what is still being sent; the answer is there.
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
