import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { MessageFilter } from "@/lib/contract/messages";
import { foldForSearch } from "@/lib/shared/search-words";
import { database, engine } from "../db/connection";
import { type Equalities, toBit } from "../db/engine";

/**
 * The conditions for messages that match a filter: those that contain every word of its search, ignoring case and accents,
 * and lie where it looks. Without a filter, all but spam and trash.
 */
export function matching({
  q = "",
  read,
  status,
  starred,
  trash = false,
  type,
  month,
  date,
  email,
}: MessageFilter): RawBuilder<boolean>[] {
  const words = foldForSearch(q)
    .split(/[\s\0]+/)
    .filter(Boolean);
  const equal: Equalities = {
    box: trash ? "trash" : status === "spam" ? "spam" : "inbox",
    ...(status && (trash || status !== "spam") && { status }),
    ...(read !== undefined && { read: toBit(read) }),
    ...(starred !== undefined && { starred: toBit(starred) }),
    ...(type && { event_type: type }),
  };
  return [
    ...engine().matching(words, equal),
    ...(month ? [sql<boolean>`event_date between ${`${month}-01`} and ${`${month}-31`}`] : []),
    ...(date ? [sql<boolean>`event_date = ${date}`] : []),
    ...(email ? [isSentFrom(email)] : []),
  ];
}

/** The condition for messages of one sender, however the address is written. SQLite lowers ASCII letters only. */
export const isSentFrom = (email: string): RawBuilder<boolean> => {
  const spellings = [email, email.toLowerCase(), email.toUpperCase()].map((one) => sql`lower(${one})`);
  return sql<boolean>`lower(email) in (${sql.join(spellings)})`;
};

/** The messages that match a filter. */
export const messagesThat = (filter: MessageFilter) =>
  database()
    .selectFrom("messages")
    .where(({ and }) => and(matching(filter)));
