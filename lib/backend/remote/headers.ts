import "server-only";
import { CLIENT_ADDRESS_HEADER } from "@/lib/process/client-address";
import { env } from "@/lib/settings/env";
import { TRACES_HEADER } from "@/lib/shared/form-traces";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { VIA } from "./backend";

/** The headers of a request that the backend receives. Others belong to this connection or to this site's session. */
const REQUEST_HEADERS = [
  "accept",
  "accept-language",
  "authorization",
  "content-length",
  "content-type",
  TRACES_HEADER.toLowerCase(),
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
  "user-agent",
];

/** The headers of a response that the client receives. Cookies are kept on this side (cookies.ts). */
const RESPONSE_HEADERS = [
  "accept-ranges",
  "allow",
  "cache-control",
  "content-disposition",
  "content-language",
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "expires",
  "last-modified",
  "link",
  "retry-after",
  "vary",
  "x-as-of",
  "x-request-id",
  "x-total-count",
];

const pick = (names: string[], headers: Headers) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * The headers of a client's request for the backend, with the client's address as a proxy would tell it.
 *
 * @throws HttpError 508 for a request that this server, or one like it, has sent itself.
 */
export function requestHeaders({ headers }: Request): Record<string, string> {
  if (headers.get("via")?.includes(VIA)) {
    log.error("API_BASE_URL leads back to this server, or to one that has its backend elsewhere too");
    throw new HttpError(508, "This server's backend is set up in a circle.");
  }
  const { protocol, host } = new URL(env.SITE_URL);
  return {
    ...pick(REQUEST_HEADERS, headers),
    // This side compresses the response for the client. Next compresses again what is compressed already.
    "accept-encoding": "identity",
    "x-forwarded-for": headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
  };
}

/** The headers of the backend's response for the client. Responses that say nothing of caches are not cached. */
export function responseHeaders(headers: Headers): Record<string, string> {
  return { "cache-control": "no-store", ...pick(RESPONSE_HEADERS, headers) };
}
