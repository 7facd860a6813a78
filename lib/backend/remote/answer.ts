import "server-only";
import { BODY_LENGTH_HEADER } from "@/lib/process/body-length";
import type { HttpError } from "../http/http-error";
import { backendError } from "./backend";
import { responseHeaders } from "./headers";

const isJson = (type: string) => /[/+]json\b/i.test(type);
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** This side asks for responses that are not encoded, and passes no encoding on. */
const isEncoded = ({ headers }: Response) => !["identity", null].includes(headers.get("content-encoding"));

/**
 * The client's response for a JSON response of the backend. Its body is streamed, and never anything but JSON:
 * a page in HTML would be run by the browser as a page of this site.
 *
 * @throws HttpError 502 for a redirect, for a page instead of JSON and for the failure of a proxy in front of it.
 */
export function jsonAnswer(response: Response, request: Request): Response {
  const { status, body } = response;
  if (isEncoded(response) || isRedirect(status)) throw unusable(response, request);
  const type = response.headers.get("content-type") ?? "";
  if (type === "" || isJson(type) || body === null) return passed(response);
  // Some frameworks answer with the name of the status as plain text.
  const saysOnlyStatus = status < 300 ? /^text\/plain\b/i.test(type) : status >= 400 && status < 500;
  const isEmpty = response.headers.get("content-length") === "0" || request.method === "HEAD";
  if (!isEmpty && !saysOnlyStatus) throw unusable(response, request);
  void body.cancel();
  return passed(new Response(null, { status, headers: withoutBody(response) }));
}

/** The error for a response that can't be passed on. It is logged. */
export function unusable({ status, body, headers }: Response, { method, url }: Request): HttpError {
  void body?.cancel();
  const what = `It answered ${status} with ${headers.get("content-type") ?? "no content type"}.`;
  return backendError("unusable", { method, path: new URL(url).pathname }, what);
}

/** A response of the backend with the headers that the client may see. */
export function passed({ status, body, headers }: Response): Response {
  const { "content-length": length, ...others } = responseHeaders(headers);
  return new Response(body, {
    status,
    headers: { ...others, ...(length && { [BODY_LENGTH_HEADER]: length }) },
  });
}

function withoutBody({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-type", "content-length"]) kept.delete(name);
  return kept;
}
