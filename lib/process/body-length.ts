import type { ServerResponse } from "node:http";

/**
 * The header in which a route handler says how long its body is: Next drops `Content-Length` from what a
 * handler answers, and players and download bars need it.
 */
export const BODY_LENGTH_HEADER = "x-body-length";

/** Makes a response send what it says in {@link BODY_LENGTH_HEADER} as its `Content-Length`. */
export function sendBodyLength(response: ServerResponse): void {
  const { writeHead } = response;
  // Node calls it with the status alone when the headers were set before, as Next does.
  response.writeHead = (...args: unknown[]) => {
    const length = response.getHeader(BODY_LENGTH_HEADER);
    if (length !== undefined) {
      response.removeHeader(BODY_LENGTH_HEADER);
      response.setHeader("content-length", length);
    }
    return Reflect.apply(writeHead, response, args);
  };
}
