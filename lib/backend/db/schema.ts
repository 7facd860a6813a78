import "server-only";
import type { Generated } from "kysely";
import type { SignIn } from "@/lib/contract/account";
import type { Delivery } from "@/lib/contract/deliveries";
import type { Deposit } from "@/lib/contract/deposits";
import type { Enquiry, MessageStatus } from "@/lib/contract/messages";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import type { Craft } from "@/lib/contract/sounds";
import type { OutboxTable } from "../mail/tables";
import type { ErasureTable } from "../persons/tables";
import type { PushDeviceTable, PushKeysTable, PushNoticeTable } from "../push/tables";
import type { OutOfOfficeTable, ReplyTable, ReplyTemplateTable } from "../replies/tables";

/**
 * The tables. SQLite has no types for these, so timestamps are ISO 8601 UTC text, booleans are 0 and 1, and
 * lists are JSON text.
 */
export interface Database {
  users: UserTable;
  messages: MessageTable;
  gallery_items: GalleryItemTable;
  sounds: SoundTable;
  message_notes: MessageNoteTable;
  additions: AdditionTable;
  notifications: NotificationTable;
  failed_deliveries: FailedDeliveryTable;
  deposits: DepositTable;
  outbox: OutboxTable;
  erasures: ErasureTable;
  replies: ReplyTable;
  reply_templates: ReplyTemplateTable;
  out_of_office: OutOfOfficeTable;
  push_keys: PushKeysTable;
  push_devices: PushDeviceTable;
  push_notices: PushNoticeTable;
  sign_ins: SignInTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  sign_in_links: SignInLinkTable;
  leases: LeaseTable;
  revisions: RevisionTable;
  backup_failures: BackupFailureTable;
}

interface UserTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** The email in lower case. Unique: one user per address. */
  email_key: string;
  password_hash: string;
  role: "user" | "admin";
  permissions: string;
  /** Part of every token and cookie. Incrementing it ends all sessions of this user. */
  session_version: Generated<number>;
  /** Incremented by every edit, to detect concurrent edits. */
  version: Generated<number>;
  created_at: string;
  /** The encrypted secret of the authenticator app. Null while two-step sign-in is off. */
  totp_secret: Generated<string | null>;
  /** The time step of the last code that was used, so that no code is used twice. */
  totp_step: Generated<number | null>;
  /** When they were invited by a link. Null once they have chosen a password, and for everybody who got one. */
  invited_at: Generated<string | null>;
}

interface MessageTable {
  id: string;
  name: string;
  email: string;
  event_type: "wedding" | "corporate" | "birthday" | "other";
  event_date: string;
  message: string;
  subject: string | null;
  phone: Generated<string | null>;
  reach_by: Generated<NonNullable<Enquiry["reachBy"]> | null>;
  /** JSON: what the sender told besides. Null if nothing. */
  details: Generated<string | null>;
  /** What the sender quotes. Unique. Null for enquiries from before there were any. */
  reference: Generated<string | null>;
  read: Generated<0 | 1>;
  created_at: string;
  /** Digest of the Idempotency-Key and the content sent with it. Unique. */
  request_digest: string | null;
  /** All text of the message, folded for searching. Triggers keep `messages_search` in step. */
  search_text: string;
  /** Where it lies. Spam and trash are in no other list, and not counted. */
  box: Generated<"inbox" | "spam" | "trash">;
  /** Spam has its status too, so that it is known in the trash. */
  status: Generated<MessageStatus>;
  status_at: Generated<string | null>;
  /** The name of the admin, as it was then. */
  status_by: Generated<string | null>;
  /** The three before a change of many messages, for undoing it. */
  earlier_status: Generated<MessageStatus | null>;
  earlier_status_at: Generated<string | null>;
  earlier_status_by: Generated<string | null>;
  /** JSON: why it was stored under Spam. */
  spam_signals: Generated<string | null>;
  starred: Generated<0 | 1>;
  /** A plain date, `YYYY-MM-DD`. */
  follow_up_on: Generated<string | null>;
  /** The last price that was quoted, in whole US dollars. */
  quoted_price: Generated<number | null>;
  trashed_at: Generated<string | null>;
  /** The name of the admin, as it was then. */
  trashed_by: Generated<string | null>;
  /** Set by a trigger. The row number in `messages_search`. Unique. */
  number: Generated<number>;
  /** When it last came to another part of the inbox, or its sender added something. Null if neither happened. */
  changed_at: Generated<string | null>;
}

interface GalleryItemTable {
  id: string;
  title: string;
  description: string;
  category: "dj" | "photography" | "trumpet" | "vocal";
  featured: Generated<0 | 1>;
  media_type: "image" | "video";
  /** The file's name in the media store. Either `file` or `link` is set, never both. */
  file: string | null;
  link: string | null;
  /** A video's poster, by its name in the media store. */
  poster_file: string | null;
  width: number | null;
  height: number | null;
  alt: string;
  /** When it was taken, as HH:MM. */
  time_of_day: Generated<string | null>;
  placeholder: string | null;
  /** JSON: the widths in pixels of the renditions of the picture or poster, smallest first. */
  widths: string;
  /** Sort key of the owner's order, highest first. */
  position: number;
  /** Incremented by every edit, to detect concurrent edits. */
  version: Generated<number>;
  created_at: string;
}

interface SoundTable {
  id: string;
  title: string;
  craft: Craft;
  /** Whether its file is demo content. */
  sample: Generated<0 | 1>;
  /** The file's name in the media store. */
  file: string;
  duration_ms: number;
  /** JSON: how loud each part is, from 0 to 1. */
  peaks: string;
  /** Sort key of the owner's order, highest first. */
  position: number;
  /** Incremented by every edit, to detect concurrent edits. */
  version: Generated<number>;
  created_at: string;
}

/** Notes of admins. Deleted with their message. */
interface MessageNoteTable {
  id: string;
  message_id: string;
  text: string;
  /** The name of the admin, as it was then. */
  created_by: string;
  created_at: string;
}

/** What senders have added to their enquiries. Deleted with the message. */
interface AdditionTable {
  id: string;
  message_id: string;
  text: string;
  /** Digest of the message, the Idempotency-Key and the text. Unique. */
  request_digest: string | null;
  created_at: string;
}

interface NotificationTable {
  id: string;
  kind: "enquiry" | "undelivered" | "sign-in" | "user" | "backup" | "sample";
  title: string;
  /** The id of the message or user it is about. */
  subject_id: string | null;
  created_at: string;
}

/** Deliveries that failed, also those that were sent again since. Deleted with their message. */
interface FailedDeliveryTable {
  message_id: string;
  service: Delivery["service"];
  /** Why the last attempt failed. */
  code: Delivery["code"];
  reason: NonNullable<Delivery["reason"]> | null;
  state: Delivery["state"];
  /** The claim of the browser that sends it again. Only that browser may report the result. */
  attempt: string | null;
  updated_at: string;
}

/** Deposits that a visitor has started to pay. Deleted with their message. */
interface DepositTable {
  message_id: string;
  /** As the visitor's browser reported it. `pending` may have been paid. */
  state: Deposit["state"];
  /** US dollars, when the payment was started. */
  amount: number;
  /** Why it failed. */
  code: NonNullable<Deposit["code"]> | null;
  /** The latest attempt. Only its result is recorded. */
  attempt: string;
  updated_at: string;
}

/** Sign-ins of admins, also those that failed. One that succeeded began the session with its id. */
interface SignInTable {
  id: string;
  user_id: string;
  method: SignIn["method"];
  succeeded: 0 | 1;
  /** The browser and system, as far as it says. */
  device: string;
  /** IPv4 or IPv6. */
  address: string;
  /** The user's `session_version` that the session belongs to. */
  session_version: number;
  created_at: string;
  /** When the session was last renewed. */
  seen_at: string;
  /** When the session was ended by itself. Null also if it has expired or all sessions were ended. */
  ended_at: string | null;
}

/** The unused recovery codes. */
interface RecoveryCodeTable {
  /** Argon2id, with a salt. */
  hash: string;
  user_id: string;
}

interface PasskeyTable {
  id: string;
  user_id: string;
  /** The authenticator's name for it, base64url. Unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it was used, if the authenticator counts. Otherwise 0. */
  counter: number;
  /** JSON: how browsers reach the authenticator. */
  transports: string;
  /** Where it was made. */
  device: string;
  created_at: string;
  used_at: string | null;
}

/** One-time links with which somebody chooses their own password. Not part of a backup. */
interface SignInLinkTable {
  /** SHA-256 of the token, base64url. */
  digest: string;
  user_id: string;
  purpose: SignInLink["purpose"];
  /** The admin who made it; null for the server itself. */
  created_by: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** What one process does for all. See lease.ts. */
interface LeaseTable {
  name: string;
  /** Unique to each time that the lease was taken. */
  holder: string;
  /** Where the holder's process runs, see this-machine.ts. */
  machine: string;
  process_id: number;
  /** By the database's clock, in milliseconds since 1970. */
  since: number;
  expires_at: number;
}

/** How often something has changed that processes keep in their memory. */
interface RevisionTable {
  topic: string;
  revision: number;
}

/** Why the last backup failed. Empty after one that did not. */
interface BackupFailureTable {
  at: string;
  reason: string;
}
