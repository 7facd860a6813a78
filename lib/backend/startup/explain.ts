import "server-only";
import { resolve } from "node:path";
import { env, StartupError } from "@/lib/settings/env";

/** The code of an error of the system or of SQLite; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const ANOTHER = "Set DATA_DIR to use another one.";
const SPACE = "Free some space, or set DATA_DIR to use another one.";
const WRITABLE =
  "Make the disk writable (systems often make a disk that fails read-only), or set DATA_DIR to use another one.";
const LAST_BACKUP = "Restore the last backup: npm run restore -- <file> --yes.";

/** Problems with the data folder and what to do, by the error codes of the system and of SQLite. */
const PROBLEMS: Record<string, [problem: string, advice: string]> = {
  EACCES: ["is not writable by this user", ANOTHER],
  EPERM: ["is not writable by this user", ANOTHER],
  EROFS: ["is on a read-only disk", WRITABLE],
  ENOSPC: ["is on a full disk", SPACE],
  EFBIG: ["is on a full disk, or this user has a file size limit", SPACE],
  EDQUOT: ["is on a full disk", SPACE],
  EEXIST: ["is not a folder", ANOTHER],
  ENOTDIR: ["is not a folder", ANOTHER],
  ENOENT: ["can't be created", ANOTHER],
  SQLITE_FULL: ["is on a full disk", SPACE],
  SQLITE_IOERR_SHMSIZE: ["is on a full disk", SPACE],
  SQLITE_READONLY: ["contains a database that is read-only", "Give this user write access to the folder."],
  SQLITE_CANTOPEN: ["contains a database that can't be opened", ANOTHER],
  SQLITE_NOTADB: ["contains a site.db that is not a database", LAST_BACKUP],
  SQLITE_CORRUPT: ["contains a damaged database", LAST_BACKUP],
  DATABASE_BUSY: ["contains a database that another program has locked", "Stop that program."],
  SQLITE_BUSY: ["contains a database that another program has locked", "Stop that program."],
  SQLITE_IOERR: ["is on a disk that is failing or full", SPACE],
};

/** Turns a known problem with the data folder into a sentence for the owner; returns other errors unchanged. */
export function explain(error: unknown): unknown {
  const code = codeOf(error);
  const known = PROBLEMS[code] ?? PROBLEMS[code.split("_").slice(0, 2).join("_")];
  if (!known) return error;
  const [problem, advice] = known;
  return new StartupError(`The data folder ${resolve(env.DATA_DIR)} ${problem} (${code}). ${advice}`);
}
