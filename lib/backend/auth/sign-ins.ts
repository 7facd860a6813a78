import "server-only";
import { randomUUID } from "node:crypto";
import Bowser from "bowser";
import type { Kysely } from "kysely";
import type { SignIn } from "@/lib/contract/account";
import { CLIENT_ADDRESS_HEADER } from "@/lib/process/client-address";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";
import type { SessionClaims } from "./session-cookie";

/** How long sign-ins are kept: longer than a session lasts without being renewed. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Records a session when it begins and whenever it is renewed. It never throws: an owner whose disk is full has to be able
 * to sign in.
 *
 * @param method how it began.
 */
export async function recordSession(
  request: Request,
  { sessionId, userId, sessionVersion }: SessionClaims & { sessionId: string },
  method: SignIn["method"],
): Promise<void> {
  const row = { ...rowOf(request), id: sessionId, user_id: userId, session_version: sessionVersion, method };
  await record((db) =>
    db
      .insertInto("sign_ins")
      .values({ ...row, succeeded: 1 })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          seen_at: row.seen_at,
          address: row.address,
          session_version: row.session_version,
        }),
      )
      .execute(),
  );
}

/** Records a sign-in that failed. It never throws. @param userId of the admin whose account was tried. */
export async function recordFailure(
  request: Request,
  userId: string,
  method: SignIn["method"],
): Promise<void> {
  const row = { ...rowOf(request), id: randomUUID(), user_id: userId, session_version: 0, method };
  await record((db) =>
    db
      .insertInto("sign_ins")
      .values({ ...row, succeeded: 0 })
      .execute(),
  );
}

/** Stores a sign-in, and deletes those that are too old. */
async function record(store: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const oldestKept = new Date(Date.now() - KEPT_MS).toISOString();
  await withWriteLock(async (db) => {
    await db.deleteFrom("sign_ins").where("seen_at", "<", oldestKept).execute();
    await store(db);
  }).catch((error: unknown) => log.error({ err: error }, "failed to record a sign-in"));
}

/** What a request tells of its device, and the time. */
function rowOf(request: Request) {
  const now = new Date().toISOString();
  return {
    device: deviceOf(request),
    address: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    created_at: now,
    seen_at: now,
  };
}

/** The name of the device that a request comes from, as far as it says: "Chrome on Android". */
export function deviceOf({ headers }: Request): string {
  const userAgent = headers.get("user-agent");
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name?.slice(0, 40) || "Unknown browser";
  return os.name ? `${name} on ${os.name.slice(0, 40)}` : name;
}
