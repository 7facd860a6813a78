import "server-only";
import * as z from "zod";
import {
  credentialsSchema,
  passwordChangeSchema,
  readLoginResponseSchema,
  tokenResponseSchema,
} from "@/lib/contract/auth";
import { authCalls } from "@/lib/contract/calls/auth";
import { HttpError } from "../http/http-error";
import { readJson } from "../http/parse";
import { json } from "../http/respond";
import { log } from "../log";
import { jsonAnswer, unusable } from "./answer";
import { backendAddress, requestBackend } from "./backend";
import { cookieHeader, updatedCookies } from "./cookies";
import { requestHeaders } from "./headers";
import { type BackendSession, backendSessionOf } from "./session";
import { backendSessionResponse } from "./session-response";

/** Signs in at the backend and keeps its session in this site's cookie. The browser gets the token and the admin. */
export async function signIn(request: Request): Promise<Response> {
  const credentials = await readJson(request, credentialsSchema);
  const response = await callAccount(request, { body: credentials });
  if (!response.ok) return jsonAnswer(response, request);
  const login = readLoginResponseSchema.safeParse(await readBody(response));
  if (!login.success) throw invalidResponse(response, request);
  const { token, admin } = login.data;
  const before = await backendSessionOf(request);
  if (before) await endBackendSession(before);
  return backendSessionResponse({ token, cookies: updatedCookies({}, response) }, { token, admin });
}

/** Gets a fresh token from the backend with the token and the cookies of the session. @throws HttpError 401 without one. */
export async function refreshToken(request: Request): Promise<Response> {
  const session = await backendSessionOf(request);
  if (!session) throw new HttpError(401, "Please sign in.");
  const response = await callAccount(request, { session });
  if (!response.ok) return jsonAnswer(response, request);
  const answer = tokenResponseSchema.safeParse(await readBody(response));
  if (!answer.success) throw invalidResponse(response, request);
  const { token } = answer.data;
  return backendSessionResponse({ token, cookies: updatedCookies(session.cookies, response) }, { token });
}

/** How long ending a session may take, in milliseconds: the browser waits for it. */
const ENDING_TIMEOUT_MS = 5_000;

/**
 * Ends a session at the backend, by its cookies, which live longer than its token. It never throws. Backends of others may
 * have no such call; they keep the session until it expires.
 */
export async function endBackendSession({ token, cookies }: BackendSession): Promise<void> {
  const { method, path } = authCalls.signOut;
  const hasCookies = Object.keys(cookies).length > 0;
  const headers = hasCookies
    ? { ...cookieHeader(cookies), origin: new URL(backendAddress ?? "").origin }
    : { authorization: `Bearer ${token}` };
  try {
    const signal = AbortSignal.timeout(ENDING_TIMEOUT_MS);
    const response = await requestBackend({ method, path, headers, signal });
    await response.body?.cancel();
    if (!response.ok) log.warn({ status: response.status }, "the backend did not end a session");
  } catch (error) {
    log.warn({ err: error }, "a session could not be ended at the backend");
  }
}

/** Where backends put the new token of a changed password, if they end the old one. */
const newTokenSchema = z.union([
  z.object({ data: tokenResponseSchema }).transform(({ data }) => data.token),
  tokenResponseSchema.transform(({ token }) => token),
]);

/** Changes the password at the backend, and keeps the new session that it may have answered with. */
export async function changePassword(request: Request): Promise<Response> {
  const change = await readJson(request, passwordChangeSchema);
  const session = await backendSessionOf(request);
  const response = await callAccount(request, { session, body: change });
  // Throws for what is not an answer, and leaves nothing of one without a body.
  const checked = jsonAnswer(response, request);
  if (!response.ok) return checked;
  const body = (await readBody(checked)) ?? { success: true };
  const token = newTokenSchema.safeParse(body).data ?? session?.token;
  if (!token) return json(body);
  return backendSessionResponse({ token, cookies: updatedCookies(session?.cookies ?? {}, response) }, body);
}

/** @returns undefined unless it is JSON. */
const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** The error for an answer without a token or an admin, in the words for it (docs/product.md#sign-in). */
function invalidResponse(response: Response, request: Request): HttpError {
  const { details } = unusable(new Response(null, response), request);
  return new HttpError(502, "Invalid response from server", details);
}

interface AccountCall {
  session?: BackendSession | undefined;
  body?: unknown;
}

/** Sends a call about the session to the backend. Its cookies only count in a request from the backend's own origin. */
async function callAccount(request: Request, { session, body }: AccountCall): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { "content-length": _, "content-type": __, ...headers } = requestHeaders(request);
  return requestBackend({
    method: request.method,
    path: pathname,
    headers: {
      ...(session && { authorization: `Bearer ${session.token}`, ...cookieHeader(session.cookies) }),
      ...headers,
      origin: new URL(backendAddress ?? "").origin,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: request.signal,
  });
}
