import { SECURITY_HEADERS } from "./security-headers.ts";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** The one address beside the API that takes more than reading: the form without JavaScript. */
const FORM_ADDRESS = "/contact/send";

interface HttpError {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Finds what is wrong with a request that Next would answer as if it were a fault of ours, or with a
 * page that was rendered ahead and has no policy for it.
 *
 * @param method as the client sent it. @param url path and query, as the client sent them.
 * @returns the answer, or undefined when a route can answer.
 */
export function malformedRequestError(method: string, url: string): HttpError | undefined {
  const path = url.split("?")[0] ?? "";
  const isApi = path === "/api" || path.startsWith("/api/");
  if (url === "*" || !isDecodable(path))
    return isApi || url === "*" ? json(400, "This address is malformed.") : notFound;
  if (isApi) {
    if (METHODS.includes(method)) return undefined;
    return json(405, `${method} is not possible here.`, { allow: METHODS.join(", ") });
  }
  if (["GET", "HEAD"].includes(method) || path === FORM_ADDRESS) return undefined;
  return { status: 405, headers: { ...PLAIN, allow: "GET, HEAD" }, body: "Pages can only be read." };
}

const PLAIN = { ...SECURITY_HEADERS, "content-type": "text/plain" };
const notFound: HttpError = { status: 404, headers: PLAIN, body: "Not found" };

const JSON_TYPE = { "content-type": "application/json", "cache-control": "no-store" };

function json(status: number, message: string, headers: Record<string, string> = {}): HttpError {
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
