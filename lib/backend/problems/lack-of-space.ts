import "server-only";
import { codeOf } from "../error-code";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { freeSpace } from "./free-space";

/** What the system, SQLite and PostgreSQL say about a full disk. */
const FULL = ["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE", "53100"];

/** What SQLite also says for other reasons. */
const PERHAPS_FULL = /^SQLITE_(IOERR|CANTOPEN)/;

/** Whether an error comes from a full disk. */
export async function isLackOfSpace(error: unknown): Promise<boolean> {
  const code = codeOf(error);
  return FULL.includes(code) || (PERHAPS_FULL.test(code) && (await freeSpace()) === 0);
}

/** Turns an error of a full disk into a response in words; returns others unchanged. */
export async function explainLackOfSpace(error: unknown): Promise<unknown> {
  if (!(await isLackOfSpace(error))) return error;
  log.error({ err: error }, "the disk is full");
  return new HttpError(507, "The server's disk is full, so this was not possible. Please try again later.");
}
