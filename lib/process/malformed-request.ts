import type { IncomingMessage } from "node:http";
import { type EarlyResponse, NOT_FOUND, plainText } from "./early-response.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** The only paths outside the API that accept POST: the form without JavaScript, and private pages of enquiries. */
const FORM_PATH = /^\/(contact\/send|enquiry\/[^/]+)$/;

/** Next's resizing of pictures, which this site does not use: anybody could keep the processor busy with it. */
const IMAGE_PATH = "/_next/image";

/**
 * Finds malformed requests, which Next would answer with a 500, with a redirect to another host, or with a
 * pre-rendered page that lacks its policy.
 *
 * @param request as sent by the client.
 * @returns the error response, or undefined when Next can handle the request.
 */
export function malformedRequestError({
  method = "",
  url = "",
  headersDistinct: { host },
}: Pick<IncomingMessage, "method" | "url" | "headersDistinct">): EarlyResponse | undefined {
  const path = url.split("?")[0] ?? "";
  if (host && host.length > 1) return plainText(400, "Please send one Host header.");
  if (!path.startsWith("/") && url !== "*") return plainText(400, "Please send a path, without a host.");
  if (path === IMAGE_PATH) return NOT_FOUND;
  const isApi = path === "/api" || path.startsWith("/api/");
  if (url === "*" || !isDecodable(path))
    return isApi || url === "*" ? json(400, "This URL is malformed.") : NOT_FOUND;
  if (isApi) {
    if (METHODS.includes(method)) return undefined;
    return json(405, "Method not allowed.", { allow: METHODS.join(", ") });
  }
  if (["GET", "HEAD"].includes(method) || FORM_PATH.test(path)) return undefined;
  return plainText(405, "Method not allowed.", { allow: "GET, HEAD" });
}

const JSON_TYPE = { "content-type": "application/json", "cache-control": "no-store" };

function json(status: number, message: string, headers: Record<string, string> = {}): EarlyResponse {
  return {
    status,
    headers: { ...SECURITY_HEADERS, ...JSON_TYPE, ...headers },
    body: JSON.stringify({ success: false, message }),
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
