import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { MailKind } from "@/lib/contract/mails";
import { env } from "@/lib/settings/env";
import type { Database } from "../db/schema";
import { perProcess } from "../per-process";

/** How long a mail is tried, in milliseconds. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An address that is safe in a header. */
const SAFE_ADDRESS = /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/;

export interface NewMail {
  kind: MailKind;
  /** The enquiry that it is about, with which it is deleted. */
  messageId: string | null;
  recipient: string;
  /** The address that an answer goes to, if not the sender's. Left out if it can't be in a header. */
  replyTo?: string;
  /** One line; line breaks and control characters become spaces. */
  subject: string;
  text: string;
  html: string;
  /** How long it is tried, in milliseconds: a day by default. */
  lifetimeMs?: number;
}

/**
 * Puts a mail into the outbox. It is sent once the transaction is committed: call {@link wakeMail} then, or it waits for
 * some seconds.
 *
 * @param db a write transaction. @returns the mail's id.
 */
export async function queueMail(db: Kysely<Database>, mail: NewMail): Promise<string> {
  const { kind, messageId, recipient, replyTo = "", subject, text, html, lifetimeMs = LIFETIME_MS } = mail;
  const id = randomUUID();
  const now = Date.now();
  const time = new Date(now).toISOString();
  await db
    .insertInto("outbox")
    .values({
      id,
      kind,
      message_id: messageId,
      recipient,
      reply_to: SAFE_ADDRESS.test(replyTo) ? replyTo : null,
      subject: inOneLine(subject),
      text,
      html,
      header_id: headerIdOf(id),
      state: "waiting",
      failure: null,
      answer: null,
      next_attempt_at: time,
      expires_at: new Date(now + lifetimeMs).toISOString(),
      created_at: time,
      updated_at: time,
    })
    .execute();
  return id;
}

/** A Message-ID header. @param id unique. */
export const headerIdOf = (id: string): string => `<${id}@${new URL(env.SITE_URL).hostname}>`;

const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** How this process's worker is told of a new mail. */
export const mailBell = () => perProcess("mail bell", () => ({ ring: () => {} }));

/** Tells the worker of this process that there is a new mail. Call it after the commit. */
export const wakeMail = (): void => mailBell().ring();
