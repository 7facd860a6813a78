import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { MailKind } from "@/lib/contract/mails";
import { env } from "@/lib/settings/env";
import { FOR_EVER_S, seal, unseal } from "../auth/sealed";
import { toBit } from "../db/engine";
import type { Database } from "../db/schema";
import { bellOf } from "../sending/bell";
import { dueNow } from "../sending/rows";

/** How long a mail is tried, in milliseconds. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An address that is safe in a header. */
const SAFE_ADDRESS = /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/;

/** What a mail says. */
interface Words {
  text: string;
  html: string;
}

export interface NewMail extends Words {
  kind: MailKind;
  /** The enquiry that it is about, with which it is deleted. */
  messageId: string | null;
  recipient: string;
  /** The address that an answer goes to, if not the sender's. Left out if it can't be in a header. */
  replyTo?: string;
  /** One line; line breaks and control characters become spaces. */
  subject: string;
  /** The Message-IDs of what it answers, oldest first. */
  answers?: string[];
  /** Whether it is a receipt that says that the owner is away. */
  isAway?: boolean;
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
  const { kind, messageId, recipient, replyTo = "", subject, text, html, answers = [] } = mail;
  const { lifetimeMs = LIFETIME_MS } = mail;
  const id = randomUUID();
  const due = dueNow(lifetimeMs);
  await db
    .insertInto("outbox")
    .values({
      id,
      kind,
      message_id: messageId,
      recipient,
      reply_to: SAFE_ADDRESS.test(replyTo) ? replyTo : null,
      subject: inOneLine(subject),
      ...(SECRETS.includes(kind)
        ? { text: await seal("mail", { text, html }, FOR_EVER_S), html: "" }
        : { text, html }),
      header_id: headerIdOf(id),
      failure: null,
      answer: null,
      ...due,
      created_at: due.updated_at,
      thread_ids: answers.join(" ") || null,
      out_of_office: toBit(mail.isAway ?? false),
    })
    .execute();
  return id;
}

/** Mails whose words open an account, or a private page: the database and its backups have them sealed only. */
const SECRETS: MailKind[] = ["sign-in-link", "receipt"];

const wordsSchema = z.object({ text: z.string(), html: z.string() });

/** What a mail of the outbox says. @throws Error for words that were sealed with another secret. */
export async function wordsOf({ kind, text, html }: Words & { kind: MailKind }): Promise<Words> {
  // Receipts of earlier versions were not sealed.
  const isSealed = SECRETS.includes(kind) && html === "";
  return isSealed ? wordsSchema.parse(await unseal("mail", text)) : { text, html };
}

/** A Message-ID header. @param id unique. */
export const headerIdOf = (id: string): string => `<${id}@${new URL(env.SITE_URL).hostname}>`;

const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Tells the worker of this process that there is a new mail. Call it after the commit. */
export const wakeMail = (): void => bellOf("mail").ring();
