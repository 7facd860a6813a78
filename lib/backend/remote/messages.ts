import "server-only";
import * as z from "zod";
import { messageCalls } from "@/lib/contract/calls/messages";
import {
  type ContactMessage,
  type MessageQuery,
  messageQuerySchema,
  readMessageSchema,
} from "@/lib/contract/messages";
import { holdsWords } from "@/lib/shared/search-words";
import { HttpError } from "../http/http-error";
import { readQuery } from "../http/parse";
import { json } from "../http/respond";
import { pageResponse } from "../messages/list-response";
import { jsonAnswer } from "./answer";
import { authorizationOf } from "./authorization";
import { backendError, requestBackend } from "./backend";
import { backendFeatures } from "./features";
import { requestHeaders } from "./headers";

/**
 * Lists messages. A backend that knows no pages and no search answers with all of them, without a total: they are
 * sorted, searched and divided into pages here.
 */
export async function listMessages(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const query = readQuery(request, messageQuerySchema);
  const response = await requestMessages(request, pathname + search);
  if (!response.ok || response.headers.has("x-total-count")) return jsonAnswer(response, request);
  return pageResponse(request, pageOf(await readMessages(response), query));
}

/** Finds one message, in the list of all where the backend can't look it up. @throws HttpError 404 when it is gone. */
export async function findMessage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if ((await backendFeatures()).includes("messageById"))
    return jsonAnswer(await requestMessages(request, pathname + search), request);
  const response = await requestMessages(request, messageCalls.list.path);
  if (!response.ok) return jsonAnswer(response, request);
  const id = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  const message = (await readMessages(response)).find(({ _id }) => _id === id);
  if (!message) throw new HttpError(404, "This message no longer exists.");
  return json(message);
}

async function requestMessages(request: Request, path: string): Promise<Response> {
  const headers = { ...(await authorizationOf(request)), ...requestHeaders(request) };
  return requestBackend({ method: "GET", path, headers, signal: request.signal });
}

/** Reads all messages, newest first. @throws HttpError 502 unless it is a list of messages. */
async function readMessages(response: Response): Promise<ContactMessage[]> {
  const list = z.array(readMessageSchema).safeParse(await response.json().catch(() => undefined));
  if (!list.success)
    throw backendError("unusable", { method: "GET", path: messageCalls.list.path }, list.error);
  return list.data.sort((one, other) => compare(placeOf(other), placeOf(one)));
}

/** What the messages are sorted by, and the cursor of the page that begins after one. */
const placeOf = ({ createdAt, _id }: ContactMessage) => `${createdAt} ${_id}`;
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const searchTextOf = ({ name, email, eventType, eventDate, subject = "", message }: ContactMessage) =>
  [name, email, eventType, eventDate, subject, message].join("\n");

/** One page of those that match, after the cursor's place: its message may be gone or no longer match. */
function pageOf(
  all: ContactMessage[],
  { q = "", read, limit = Number.POSITIVE_INFINITY, cursor }: MessageQuery,
) {
  const matching = all.filter(
    (message) => (read === undefined || message.read === read) && holdsWords(searchTextOf(message), q),
  );
  const place = cursor && Buffer.from(cursor, "base64url").toString();
  const rest = place ? matching.filter((message) => placeOf(message) < place) : matching;
  const messages = rest.slice(0, limit);
  const last = messages.at(-1);
  const hasMore = last && messages.length < rest.length;
  const nextCursor = hasMore ? Buffer.from(placeOf(last)).toString("base64url") : undefined;
  return { messages, total: matching.length, nextCursor };
}
