import "server-only";
import type { Generated } from "kysely";
import type { Mail, MailFailure, MailKind } from "@/lib/contract/mails";

/** Mails that are sent, or will be. Deleted with the message that they are about. */
export interface OutboxTable {
  id: string;
  kind: MailKind;
  message_id: string | null;
  recipient: string;
  /** The address that an answer goes to. Null for the sender's. */
  reply_to: string | null;
  subject: string;
  /** The mail as plain text, and as HTML. Both are emptied once it is sent. */
  text: string;
  html: string;
  /** The Message-ID header, the same in every attempt: a mail that arrived twice can be told by it. */
  header_id: string;
  state: Mail["state"];
  attempts: Generated<number>;
  /** Why the last attempt failed. */
  failure: MailFailure | null;
  /** The last words of the mail server. */
  answer: string | null;
  next_attempt_at: string;
  /** When it is given up. */
  expires_at: string;
  created_at: string;
  /** When it got into its state. */
  updated_at: string;
  /** The Message-IDs of what it answers, oldest first, with spaces between them. Null for a mail that answers nothing. */
  thread_ids: Generated<string | null>;
  /** Whether it is a receipt that said that the owner is away. */
  out_of_office: Generated<0 | 1>;
}
