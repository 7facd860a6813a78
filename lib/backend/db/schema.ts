import "server-only";
import type { Generated } from "kysely";

/**
 * The tables, in types that mean the same on SQLite and on PostgreSQL: times are ISO 8601 UTC text,
 * truth values are 0 and 1, lists are JSON text.
 */
export interface Database {
  users: UserTable;
  messages: MessageTable;
  gallery_items: GalleryItemTable;
  notifications: NotificationTable;
}

interface UserTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** The e-mail in lower case; unique, so that one person is one row. */
  email_key: string;
  password_hash: string;
  role: "user" | "admin";
  permissions: string;
  /** Part of every token and cookie: raising it ends all sessions of this user at once. */
  session_version: Generated<number>;
  /** Raised by every edit of the user, so that the later one of two editors can be told. */
  version: Generated<number>;
  created_at: string;
}

interface MessageTable {
  id: string;
  name: string;
  email: string;
  event_type: "wedding" | "corporate" | "birthday" | "other";
  event_date: string;
  message: string;
  subject: string | null;
  read: Generated<0 | 1>;
  created_at: string;
  /** Digest of the Idempotency-Key and what was sent under it; unique. */
  request_digest: string | null;
  /** What the search looks through: all words, folded (see messages/search-text.ts). */
  search_text: string;
}

interface GalleryItemTable {
  id: string;
  title: string;
  description: string;
  category: "dj" | "photography" | "trumpet" | "vocal";
  featured: Generated<0 | 1>;
  media_type: "image" | "video";
  /** The medium's name in the media store, or null for a link to elsewhere. Of file and link one is set. */
  file: string | null;
  link: string | null;
  /** A video's still, by its name in the media store. */
  poster_file: string | null;
  width: number | null;
  height: number | null;
  alt: string;
  placeholder: string | null;
  /** JSON: the widths in pixels of the copies of the picture or the poster, smallest first. */
  widths: string;
  /** The owner's order: the highest comes first. */
  position: number;
  /** Raised by every change, so that the later one of two editors can be told. */
  version: Generated<number>;
  created_at: string;
}

interface NotificationTable {
  id: string;
  kind: "enquiry" | "undelivered" | "sign-in" | "user" | "sample";
  title: string;
  /** The message or the user that it is about; it may be deleted since. */
  subject_id: string | null;
  created_at: string;
}
