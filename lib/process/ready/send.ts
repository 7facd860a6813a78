import type { IncomingMessage, ServerResponse } from "node:http";
import { RECEIPT_COOKIES } from "../../shared/receipt-cookie.ts";
import { hasVersion } from "../etag.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";

/** A response whose bodies are in memory. */
export interface Ready {
  /** Sent with every body, and with a 304. */
  headers: Record<string, string>;
  /** Weak: the bodies are the same text in different bytes. */
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
}

/**
 * What Next looks at besides the URL: it answers such a request with page data, a preview, or in another way than others. A
 * body has to be read from the connection.
 */
const LEFT_TO_NEXT =
  /^(rsc|range|transfer-encoding|content-length|next-.*|x-(nextjs|prerender|middleware|matched|now|invoke|vercel)-.*)$/;

/** Next's cookies of a preview, whose names follow from `draftMode()`, and the one that makes a receipt of `/contact/sent`. */
const TELLING_COOKIE = new RegExp(
  `__prerender_bypass|__next_preview_data|(^|; ?)(${RECEIPT_COOKIES.join("|")})=`,
);

/** Whether a request gets what everybody else gets at this URL. */
export function isOrdinary({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  for (const name in headers) if (LEFT_TO_NEXT.test(name)) return false;
  return !(headers.cookie && TELLING_COOKIE.test(headers.cookie));
}

/**
 * Answers a request from memory. Nothing in the response follows from the request but the choice of the body, so that no
 * header can change what others get.
 *
 * @param request an ordinary one. @returns false if the client accepts none of the encodings. Nothing was sent then.
 */
export function sendReady(
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  { headers, etag, bodies }: Ready,
): boolean {
  const encoding = chooseEncoding(sent["accept-encoding"]?.toString(), (one) => bodies[one] !== undefined);
  const body = encoding && bodies[encoding];
  if (!body) return false;
  if (hasVersion(sent["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, etag }).end();
    return true;
  }
  response.writeHead(200, {
    ...headers,
    etag,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(method === "HEAD" ? undefined : body);
  return true;
}
