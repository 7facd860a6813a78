import type { MessageChanges, MessageCounts } from "@/lib/contract/messages";

/** What the whole console knows about the messages. */
export interface News {
  unread: number;
  /** How many there are of each kind, where the backend counts that. */
  counts?: MessageCounts;
  revision?: number;
  /** How often this tab has changed messages since. */
  ownChanges?: number;
  /** Whether somebody else has changed messages since the news before. */
  isForeign?: boolean;
}

/** The news after an answer of the server. @param changes without counts where nothing has changed. */
export function newsAfter(before: News | undefined, { revision, counts }: MessageChanges): News {
  // A call of this tab that changed nothing must not pass later for somebody else's change.
  if (!counts) return { unread: 0, revision, ...before, ownChanges: 0, isForeign: false };
  const expected = before?.revision !== undefined && before.revision + (before.ownChanges ?? 0);
  return {
    unread: counts.unread,
    counts,
    revision,
    isForeign: expected !== false && revision !== expected,
  };
}
