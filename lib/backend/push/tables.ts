import "server-only";
import type { Generated } from "kysely";
import type { Mail } from "@/lib/contract/mails";
import type { PushFailure } from "@/lib/contract/push";

/** The site's own key pair for Web Push (RFC 8292). One row, once the console has asked for it. */
export interface PushKeysTable {
  id: "vapid";
  /** Base64url. */
  public_key: string;
  /** Base64url, sealed with the site's secret. */
  private_key: string;
  created_at: string;
}

/** Browsers in which admins are notified. Deleted with their user, and long after their session has ended. */
export interface PushDeviceTable {
  id: string;
  user_id: string;
  /** The session that it belongs to. It is sent nothing once that has ended. */
  session_id: string;
  /** Its address at its push service. Unique. */
  endpoint: string;
  /** The two keys of the subscription, base64url. */
  p256dh: string;
  auth: string;
  /** "iPhone, Safari". */
  name: string;
  shows_name: Generated<0 | 1>;
  created_at: string;
  /** When its push service last accepted something. */
  sent_at: Generated<string | null>;
  /** Why the last notice or test failed, and when. Null after one that was accepted. */
  failure: Generated<PushFailure | null>;
  failed_at: Generated<string | null>;
  /** When its user was notified by mail that it gets no notifications. Null after one that was accepted. */
  alarmed_at: Generated<string | null>;
}

/** Notices that are pushed, or will be. Deleted with their message or device. */
export interface PushNoticeTable {
  id: string;
  device_id: string;
  /** The enquiry that it is about; null for an alarm. */
  message_id: string | null;
  /** Whether it is about what the sender has added to the enquiry. */
  is_addition: Generated<0 | 1>;
  /** What an alarm says. */
  text: string | null;
  state: Mail["state"];
  attempts: Generated<number>;
  next_attempt_at: string;
  /** When it is given up. */
  expires_at: string;
  created_at: string;
  /** When it got into its state. */
  updated_at: string;
}
