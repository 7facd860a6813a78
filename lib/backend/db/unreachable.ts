import "server-only";
import { env } from "@/lib/settings/env";
import { codeOf } from "../error-code";
import { HttpError } from "../http/http-error";
import { log } from "../log";

/** Codes of the system for a server, or a network, that is not there or has gone. */
const SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)(UNREACH|DOWN)|ENETRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;

/**
 * Codes of PostgreSQL for a server that is going or not there yet, or that has taken this process for gone
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SERVER = /^(57P0[1-5]|08\w{3}|53300|25P03)$/;

/** What the client library says when the answer to a statement takes too long. It has no code. */
export const NO_ANSWER = "Query read timeout";

/** What else the client library says without a code. */
const WORDS = /^(Connection terminated|timeout e(xceeded|xpired)|Client has encountered|Client was closed)/;

/**
 * Whether an error is that of a database server that can't be reached. A transaction that was being committed may be
 * complete nevertheless.
 */
export function isUnreachable(error: unknown): boolean {
  if (!env.DATABASE_URL || !(error instanceof Error)) return false;
  const code = codeOf(error);
  return SYSTEM.test(code) || SERVER.test(code) || error.message === NO_ANSWER || WORDS.test(error.message);
}

/** The database server and the database, as in "database server db.example (database site)". Without the password. */
export function nameOfServer(url: string): string {
  const { host, pathname } = new URL(url);
  return `database server ${host} (database ${pathname.slice(1)})`;
}

/** Turns the error of a database server that can't be reached into a response in words; returns others unchanged. */
export function explainUnreachable(error: unknown): unknown {
  if (!isUnreachable(error)) return error;
  log.error({ err: error }, "the database can't be reached");
  return new HttpError(503, "The database can't be reached at the moment. Please try again in a minute.", {
    headers: { "retry-after": "60" },
  });
}
