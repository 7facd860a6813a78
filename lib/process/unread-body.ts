import type { IncomingMessage, ServerResponse } from "node:http";

/** How much of a refused body is read for nothing, in bytes, and how long that may take, in milliseconds. */
const SIZE_LIMIT = 16 * 1024 * 1024;
const TIME_LIMIT_MS = 5_000;

/**
 * Reads what is left of a request's body after the response, such as a refusal. Otherwise the next request on the
 * connection would wait behind it forever. Closes the connection when there is too much of it.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete) return;
    const timer = setTimeout(() => socket.destroy(), TIME_LIMIT_MS).unref();
    let size = 0;
    // Whoever has begun to read it and stopped would keep it from flowing.
    request.unpipe().removeAllListeners("data").removeAllListeners("readable");
    request
      .on("data", ({ length }: Buffer) => {
        size += length;
        if (size > SIZE_LIMIT) socket.destroy();
      })
      .once("end", () => clearTimeout(timer))
      .resume();
  });
}
