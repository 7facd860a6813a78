import "server-only";
import type { Kysely, Selectable } from "kysely";
import type * as z from "zod";
import type { enquiryPageSchema, Receipt } from "@/lib/contract/enquiry-page";
import type { MessageStatus } from "@/lib/contract/messages";
import { detailsOf } from "@/lib/shared/enquiry-details";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { log } from "../log";
import { MESSAGE_COLUMNS, toContactMessage } from "../messages/rows";
import { awayToday } from "../replies/out-of-office";
import { additionsOf } from "./additions";
import { messageOfToken, pagePathOf } from "./token";

type EnquiryPage = z.infer<typeof enquiryPageSchema>;

/** How long the page is there after the event, in days (docs/product.md#after-sending). */
const DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The westernmost time zone is 12 hours behind UTC: there, the last day ends that much later. */
const LATEST_END_MS = DAY_MS + 12 * 60 * 60 * 1000;

const STATES: Record<MessageStatus, EnquiryPage["state"]> = {
  new: "received",
  answered: "answered",
  quoted: "answered",
  booked: "booked",
  // Whether and how to say no is up to the owner.
  declined: "answered",
  // Whoever sent spam learns nothing.
  spam: "received",
};

/** The last day of the page, `YYYY-MM-DD`: some time after the event, or after sending for one in the past. */
export function lastDayOf({ eventDate, createdAt }: { eventDate: string; createdAt: string }): string {
  const sentOn = createdAt.slice(0, 10);
  const from = eventDate > sentOn ? eventDate : sentOn;
  return new Date(Date.parse(from) + DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a page has ended. @param lastDay of {@link lastDayOf}. */
export const hasEnded = (lastDay: string, now = Date.now()): boolean =>
  now >= Date.parse(lastDay) + LATEST_END_MS;

/** The error for a token that opens nothing, whatever the reason. */
export const noSuchPage = () =>
  new HttpError(404, "There is no enquiry at this address: it is not complete, or the page has ended.");

/**
 * Finds the message that a token opens. Tokens that this site has not made count toward a limit.
 *
 * @throws HttpError 404 for a token that opens nothing, 429 after too many of them from the sender's address.
 */
export async function openToken(request: Request, token: string): Promise<string> {
  const id = messageOfToken(token);
  if (id) return id;
  await countAttempt("enquiryPage", request);
  throw noSuchPage();
}

/** Reads the message of a page, wherever it lies. @throws HttpError 404 when it is gone or the page has ended. */
export async function readOwnMessage(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<Selectable<Database["messages"]>, (typeof MESSAGE_COLUMNS)[number]>> {
  const row = await db.selectFrom("messages").select(MESSAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row || hasEnded(lastDayOf({ eventDate: row.event_date, createdAt: row.created_at })))
    throw noSuchPage();
  return row;
}

/** An enquiry as its sender sees it. @throws HttpError as {@link openToken} and {@link readOwnMessage}. */
export async function openEnquiryPage(request: Request, token: string): Promise<EnquiryPage> {
  const id = await openToken(request, token);
  const message = toContactMessage(await readOwnMessage(database(), id));
  const away = await awayToday(database());
  const { name, email, eventType, eventDate, subject, phone, reachBy, createdAt, reference } = message;
  return {
    name,
    email,
    eventType,
    eventDate,
    message: message.message,
    ...(subject && { subject }),
    ...(phone && { phone }),
    ...(reachBy && { reachBy }),
    ...detailsOf(message),
    createdAt,
    ...(reference && { reference }),
    state: STATES[message.status],
    ...(away && { awayUntil: away.lastDay }),
    additions: (await additionsOf(id)).map(({ text, createdAt }) => ({ text, createdAt })),
    endsOn: lastDayOf(message),
  };
}

/** What the sender of an enquiry gets to know once it is stored: nothing if that fails. @param id the message's ID. */
export async function receiptOf(id: string): Promise<Receipt> {
  try {
    const found = database().selectFrom("messages").select("reference").where("id", "=", id);
    const [message, away] = await Promise.all([found.executeTakeFirst(), awayToday(database())]);
    return {
      ...(message?.reference && { reference: message.reference }),
      page: pagePathOf(id),
      ...(away && { awayUntil: away.lastDay }),
    };
  } catch (error) {
    log.error({ message: id, err: error }, "failed to make the receipt of an enquiry");
    return {};
  }
}
