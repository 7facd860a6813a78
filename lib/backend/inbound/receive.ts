import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { convert } from "html-to-text";
import PostalMime, { type Email } from "postal-mime";
import { EMAIL_LENGTH_LIMIT } from "@/lib/contract/limits";
import type { ContactMessage } from "@/lib/contract/messages";
import { inboundMail } from "@/lib/settings/inbound-mail";
import { database } from "../db/connection";
import { addMailToEnquiry } from "../enquiry-page/add";
import { HttpError } from "../http/http-error";
import { contentTypeOf, readBytes } from "../http/parse";
import { receiptContent } from "../mail/receipt";
import { replyContent } from "../mail/reply";
import { renderMail } from "../mail/template";
import { getMessage } from "../messages/message";
import { awayToday } from "../replies/out-of-office";
import { findReplies } from "../replies/rows";
import { messageOfAddress } from "./address";
import { withoutQuote } from "./without-quote";

/** What mail services accept at most, in bytes. */
const MAIL_LIMIT = 26 * 1024 * 1024;

/** What is kept of a mail's text, in characters: much more than anybody types. */
const TEXT_LIMIT = 20_000;

/** What is looked at for an answer, in characters: the mail below it may be long, but reading megabytes holds up the server. */
const READ_LIMIT = 200_000;

/** Whoever a mail service gets a mail for is in one of these headers. */
const RECIPIENT_HEADERS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

/**
 * Adds a mail that answers one of the site's to its enquiry. A mail that comes again adds nothing. Of one that a program has
 * written by itself, nobody is told.
 *
 * @throws HttpError 401 without the secret, 415 and 413 for another body, 404 without an inbound address, for a mail to any other
 * address and when the enquiry is gone, so that the mail service sends it back; 429 over the limit of the enquiry.
 */
export async function receiveMail(request: Request): Promise<void> {
  const inbound = inboundMail();
  if (!inbound) throw new HttpError(404, "This site receives no mail: INBOUND_ADDRESS is not set.");
  const [, secret = ""] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!isSame(secret, inbound.secret))
    throw new HttpError(401, "The secret of the inbound address is wrong.");
  if (contentTypeOf(request) !== "message/rfc822")
    throw new HttpError(415, "Please send the mail as it came (content type message/rfc822).");
  const bytes = await readBytes(request, MAIL_LIMIT, "The mail is larger than 26 MB.");
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer" });
  const messageId = recipientsOf(mail).map(messageOfAddress).find(Boolean);
  if (!messageId) throw new HttpError(404, "This mail answers no enquiry.");
  const message = await getMessage(messageId, { trash: true });
  await addMailToEnquiry(messageId, {
    key: mail.messageId ?? createHash("sha256").update(bytes).digest("hex"),
    text: await textOf(mail, message),
    from: clean((mail.from?.address ?? "").slice(0, EMAIL_LENGTH_LIMIT)),
    isAutomatic: isAutomatic(mail),
  });
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const recipientsOf = ({ headers }: Email): string[] =>
  headers
    .filter(({ key }) => RECIPIENT_HEADERS.includes(key))
    .flatMap(({ value }) => value.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []);

/** Whether a program has answered by itself (RFC 3834), or a server says that it could not deliver. */
function isAutomatic({ headers, from }: Email): boolean {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";
  return (
    !["", "no"].includes(header("auto-submitted")) ||
    header("precedence") === "auto_reply" ||
    header("x-autoreply") !== "" ||
    /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? "")
  );
}

/** What somebody has written, without the mail below it that they answer. */
async function textOf(mail: Email, message: ContactMessage): Promise<string> {
  const limits = { maxInputLength: READ_LIMIT };
  const written = (mail.text?.trim() || convert(mail.html ?? "", { wordwrap: false, limits })).slice(
    0,
    READ_LIMIT,
  );
  const answer = withoutQuote(written, await sentFor(message));
  const cut = `${answer.slice(0, TEXT_LIMIT)}\n\n[The mail is longer. Ask for the rest.]`;
  const files = mail.attachments
    .filter(({ related }) => !related)
    .map(({ filename }) => filename ?? "one without a name");
  const parts = [
    answer.length > TEXT_LIMIT ? cut : answer || mail.subject || "[A mail without words.]",
    ...(files.length > 0 ? [`[Files came along, which are not kept: ${files.join(", ")}.]`] : []),
  ];
  return clean(parts.join("\n\n"));
}

/** A database takes no NUL, and a cut may halve a character. */
const clean = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** What the site has mailed to the sender of an enquiry, written anew: a mail that was sent is not kept. */
async function sentFor(message: ContactMessage): Promise<string[]> {
  const { _id, reference = "" } = message;
  const away = await awayToday(database());
  const replies = await findReplies(database(), { messageIds: [_id] });
  return [
    ...[undefined, away].map((state) => receiptContent(message, { id: _id, reference }, state)),
    ...replies.map(({ text }) => replyContent(message, text)),
  ].map((content) => renderMail(content).text);
}
