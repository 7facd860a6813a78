import "server-only";
import type { Generated } from "kysely";

/** Mails with which admins have answered enquiries. Deleted with their message. */
export interface ReplyTable {
  id: string;
  message_id: string;
  /** Null once the mail is no longer in the outbox. */
  mail_id: string | null;
  subject: string;
  text: string;
  /** Whole US dollars. */
  price: number | null;
  /** The name of the admin, as it was then. */
  created_by: string;
  created_at: string;
  /** Digest of the Idempotency-Key and the content sent with it. Unique. */
  request_digest: string | null;
}

/** Templates that are the owner's own, and what was changed about those of lib/content. */
export interface ReplyTemplateTable {
  /** A UUID, or one of `TEMPLATE_IDS`. */
  id: string;
  name: string;
  text: string;
  /** Whether one of lib/content is no longer offered. */
  removed: Generated<0 | 1>;
  /** Incremented by every edit, to detect concurrent edits. */
  version: Generated<number>;
  created_at: string;
}

/** The days on which the owner is away: one row, or none. */
export interface OutOfOfficeTable {
  id: number;
  /** Plain dates, `YYYY-MM-DD`. */
  first_day: string;
  last_day: string;
  /** IANA name: that of who set the days. */
  time_zone: string;
  /** What receipts say. Empty for the usual words. */
  text: string;
  /** The name of the admin, as it was then. */
  set_by: string;
}
