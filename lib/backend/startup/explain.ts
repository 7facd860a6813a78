import "server-only";
import { resolve } from "node:path";
import { env, StartupError } from "@/lib/settings/env";
import { isUnreachable, nameOfServer } from "../db/unreachable";
import { codeOf } from "../error-code";
import { storeAwayError } from "./object-store";

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

const WAIT = "Start it, or correct DATABASE_URL.";
const CORRECT = "Correct DATABASE_URL.";
const NO_WAY: [string, string] = ["can't be reached", "Check the network, or correct DATABASE_URL."];

/** Problems with the server of `DATABASE_URL`, and what to do, by the codes of the system and of PostgreSQL. */
const SERVER_PROBLEMS: Record<string, [problem: string, advice: string]> = {
  ECONNREFUSED: ["does not answer", WAIT],
  ETIMEDOUT: ["does not answer", WAIT],
  EHOSTUNREACH: NO_WAY,
  ENETUNREACH: NO_WAY,
  EHOSTDOWN: NO_WAY,
  ENETDOWN: NO_WAY,
  ENOTFOUND: ["can't be found", CORRECT],
  EAI_AGAIN: ["can't be found", CORRECT],
  "28P01": ["does not accept the password", CORRECT],
  "28000": ["does not accept this user", CORRECT],
  "3D000": ["does not have this database", "Create it, or correct DATABASE_URL."],
  "42501": ["does not let this user create tables", "Give the user that right."],
  "53100": ["has a full disk", "Free some space there."],
  "53300": ["has too many connections", "Allow more, or run fewer instances."],
  "57P03": ["is still starting", "Try again in a minute."],
};

/**
 * Turns a known problem with the data folder or the database's server into a sentence for the owner; returns other errors
 * unchanged.
 */
export function explain(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "STORE_UNAVAILABLE") return storeAwayError();
  const server = explainServer(error);
  if (server) return server;
  const known = PROBLEMS[code] ?? PROBLEMS[code.split("_").slice(0, 2).join("_")];
  if (!known) return error;
  const [what, advice] = known;
  return new StartupError(`The data folder ${resolve(env.DATA_DIR)} ${what} (${code}). ${advice}`);
}

/** Turns a known problem with the server of `DATABASE_URL` into a sentence for the owner. */
export function explainServer(error: unknown): StartupError | undefined {
  if (!env.DATABASE_URL) return undefined;
  const code = codeOf(error);
  const silent: [string, string] | undefined = isUnreachable(error) ? ["does not answer", WAIT] : undefined;
  const [what, advice] = SERVER_PROBLEMS[code] ?? silent ?? [];
  if (!what) return undefined;
  // The client library gives no code when it has waited for too long.
  const reason = code || (error as Error).message;
  return new StartupError(`The ${nameOfServer(env.DATABASE_URL)} ${what} (${reason}). ${advice}`);
}

/** Ends a script that has failed: prints one sentence, and sets the exit code. */
export function endWithSentence(error: Error): void {
  console.error((explainServer(error) ?? error).message);
  process.exitCode = 1;
}
