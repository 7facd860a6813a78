import type { ServerResponse } from "node:http";

/**
 * The header in which a route handler passes the length of its body. Next drops `Content-Length` from a
 * handler's response, but video players and download progress need it.
 */
export const BODY_LENGTH_HEADER = "x-body-length";

/** Makes a response send the value of {@link BODY_LENGTH_HEADER} as `Content-Length`, unless Next compresses it. */
export function sendBodyLength(response: ServerResponse): void {
  const { writeHead } = response;
  // Next sets its headers beforehand, so this is called with the status alone.
  response.writeHead = (...args: unknown[]) => {
    const length = response.getHeader(BODY_LENGTH_HEADER);
    if (length !== undefined) {
      response.removeHeader(BODY_LENGTH_HEADER);
      if (!response.hasHeader("content-encoding")) response.setHeader("content-length", length);
    }
    return Reflect.apply(writeHead, response, args);
  };
}
