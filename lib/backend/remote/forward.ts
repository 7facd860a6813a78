import "server-only";
import { aboutCalls } from "@/lib/contract/calls/about";
import { authCalls } from "@/lib/contract/calls/auth";
import type { Call } from "@/lib/contract/calls/define-call";
import { deliveryCalls } from "@/lib/contract/calls/deliveries";
import { enquiryCalls } from "@/lib/contract/calls/enquiries";
import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";
import { galleryCalls } from "@/lib/contract/calls/gallery";
import { messageCalls } from "@/lib/contract/calls/messages";
import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";
import { soundCalls } from "@/lib/contract/calls/sounds";
import { revalidateGallery } from "../gallery/list";
import { countAttempt, countEnquiry, type Limit } from "../http/rate-limit";
import { changePassword, refreshToken, signIn } from "./account";
import { jsonAnswer, passed } from "./answer";
import { authorizationOf } from "./authorization";
import { FILE_TIMEOUT_MS, requestBackend } from "./backend";
import { describeApi } from "./features";
import { requestHeaders } from "./headers";
import { checkBackend } from "./health";
import { findMessage, listMessages } from "./messages";

/** The calls that need more than being passed on. */
const SPECIAL = new Map<Call, (request: Request) => Promise<Response>>([
  [authCalls.signIn, signIn],
  [authCalls.refreshToken, refreshToken],
  [authCalls.changePassword, changePassword],
  [messageCalls.list, listMessages],
  [messageCalls.get, findMessage],
  [aboutCalls.health, checkBackend],
  [aboutCalls.openApi, describeApi],
]);

/** The calls that are limited on this side too: not every backend limits them. */
const LIMITS = new Map<Call, Limit>([
  [authCalls.signIn, "login"],
  [authCalls.changePassword, "login"],
  [signInLinkCalls.open, "login"],
  [signInLinkCalls.choose, "login"],
  [deliveryCalls.reportUndelivered, "report"],
  [enquiryPageCalls.add, "addition"],
]);

/** The calls after which pages with the gallery or recordings are out of date. */
const GALLERY_CHANGES = new Set<Call>([
  galleryCalls.add,
  galleryCalls.edit,
  galleryCalls.move,
  galleryCalls.remove,
  soundCalls.add,
  soundCalls.edit,
  soundCalls.move,
  soundCalls.remove,
]);

/**
 * Makes a call at the backend elsewhere. The backend checks everything itself: who calls, the ID and the input.
 *
 * @throws HttpError 502 or 504 without a proper response, 429 over a limit.
 */
export async function forward(call: Call, request: Request): Promise<Response> {
  const limit = LIMITS.get(call);
  if (limit) await countAttempt(limit, request);
  if (call === enquiryCalls.send) await countEnquiry(request);
  const special = SPECIAL.get(call);
  return special ? special(request) : pass(call, request);
}

async function pass(call: Call, request: Request): Promise<Response> {
  const { access, files, response: expected } = call;
  const { pathname, search } = new URL(request.url);
  const response = await requestBackend({
    method: request.method,
    path: pathname + search,
    headers: { ...(access === "anyone" ? {} : await authorizationOf(request)), ...requestHeaders(request) },
    body: request.body,
    // An enquiry is stored even if the visitor leaves.
    ...(call !== enquiryCalls.send && { signal: request.signal }),
    ...(files && { timeoutMs: FILE_TIMEOUT_MS }),
  });
  if (response.ok && GALLERY_CHANGES.has(call)) revalidateGallery();
  const type = response.headers.get("content-type") ?? "";
  const isFile = response.ok && "mediaType" in expected && type.startsWith(expected.mediaType);
  return isFile ? passed(response) : jsonAnswer(response, request);
}
