import "server-only";
import type { MessageChanges, MessageCounts } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { recentRevisionOf } from "../db/revisions";

/**
 * Whether messages have changed since an earlier revision, and how many there are of each kind now. When nothing has changed,
 * the messages are not read.
 *
 * @param since the revision of an earlier answer; without one, everything is new.
 */
export async function messageChanges(since: number | undefined): Promise<MessageChanges> {
  // Read first: what changes meanwhile is then reported again, and never missed.
  const revision = await recentRevisionOf("messages");
  return revision === since ? { revision } : { revision, counts: await countByKind() };
}

async function countByKind(): Promise<MessageCounts> {
  const rows = await database()
    .selectFrom("messages")
    .select(({ fn }) => ["box", "status", "read", "starred", fn.countAll<number>().as("count")])
    .groupBy(["box", "status", "read", "starred"])
    .execute();
  const count = (kind: Partial<Omit<(typeof rows)[number], "count">>) =>
    rows
      .filter((row) => Object.entries(kind).every(([name, value]) => row[name as keyof typeof row] === value))
      .reduce((total, row) => total + Number(row.count), 0);
  const box = "inbox";
  return {
    all: count({ box }),
    unread: count({ box, read: 0 }),
    waiting: count({ box, status: "new" }),
    starred: count({ box, starred: 1 }),
    answered: count({ box, status: "answered" }),
    quoted: count({ box, status: "quoted" }),
    booked: count({ box, status: "booked" }),
    declined: count({ box, status: "declined" }),
    spam: count({ box: "spam" }),
    trash: count({ box: "trash" }),
  };
}
