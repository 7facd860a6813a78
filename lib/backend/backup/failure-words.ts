import "server-only";
import { codeOf } from "../error-code";

const FULL = "The server's disk is full.";
const NOT_WRITABLE = "The server can't write to its backup folder.";

/** Reasons by the error codes of the system and of SQLite. */
const REASONS: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  SQLITE_FULL: FULL,
  EFBIG: "The disk is full, or does not take files of this size.",
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  STORE_UNAVAILABLE: "The object store can't be reached.",
  DATABASE_BUSY: "The database was busy for too long.",
  SQLITE_CORRUPT: "The database is damaged.",
};

/** Why a backup could not be made, in one sentence for the owner. The log has the error itself. */
export function failureWords(error: unknown): string {
  if (error instanceof Error && error.name === "BackupError")
    return "What was written could not be read back.";
  const code = codeOf(error);
  return REASONS[code] ?? `Something unexpected happened${code && ` (${code})`}. The server's log has more.`;
}
