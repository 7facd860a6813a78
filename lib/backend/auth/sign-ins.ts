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
export const SIGN_INS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Claims of a session that is recorded. */
type Recorded = SessionClaims & { sessionId: string };

/**
 * Records a sign-in that succeeded. It never throws: an owner whose disk is full has to be able to sign in.
 *
 * @param replaced the session that the browser had before, which ends.
 */
export async function recordSignIn(
  request: Request,
  claims: Recorded,
  { method, replaced }: { method: SignIn["method"]; replaced: string | undefined },
): Promise<void> {
  const row = rowOf(request, claims, method);
  await record(async (db) => {
    // The code that was missing has come.
    await db
      .deleteFrom("sign_ins")
      .where("user_id", "=", row.user_id)
      .where("method", "=", "no-code")
      .where("device", "=", row.device)
      .where("address", "=", row.address)
      .execute();
    if (replaced)
      await db
        .updateTable("sign_ins")
        .set({ ended_at: row.seen_at })
        .where("id", "=", replaced)
        .where("ended_at", "is", null)
        .execute();
    await db.insertInto("sign_ins").values(row).execute();
  });
}

/** Records that a session was renewed. A session that is not known yet is recorded as one with a password. It never throws. */
export async function recordRenewal(request: Request, claims: Recorded): Promise<void> {
  const row = rowOf(request, claims, "password");
  const { seen_at, address, session_version } = row;
  await record((db) =>
    db
      .insertInto("sign_ins")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at, address, session_version }))
      .execute(),
  );
}

/** Records a sign-in that failed. It never throws. @param userId of the admin whose account was tried. */
export async function recordFailure(
  request: Request,
  userId: string,
  method: SignIn["method"],
): Promise<void> {
  const claims = { sessionId: randomUUID(), userId, sessionVersion: 0 };
  const row = { ...rowOf(request, claims, method), succeeded: 0 as const };
  await record((db) => db.insertInto("sign_ins").values(row).execute());
}

/** Stores a sign-in, and deletes those that are too old. */
async function record(store: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const oldestKept = new Date(Date.now() - SIGN_INS_KEPT_MS).toISOString();
  await withWriteLock(async (db) => {
    await deleteOld(db, oldestKept);
    await store(db);
  }).catch((error: unknown) => log.error({ err: error }, "failed to record a sign-in"));
}

/** Deletes old sign-ins, but for sessions that nobody has ended and whose device is still told of enquiries. */
async function deleteOld(db: Kysely<Database>, oldestKept: string): Promise<void> {
  await db
    .deleteFrom("sign_ins")
    .where("seen_at", "<", oldestKept)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("ended_at", "is not", null),
        not(
          exists(
            selectFrom("push_devices")
              .innerJoin("users", "users.id", "push_devices.user_id")
              .select("push_devices.id")
              .whereRef("push_devices.session_id", "=", "sign_ins.id")
              .whereRef("users.session_version", "=", "sign_ins.session_version"),
          ),
        ),
      ]),
    )
    .execute();
}

function rowOf(request: Request, { sessionId, userId, sessionVersion }: Recorded, method: SignIn["method"]) {
  const now = new Date().toISOString();
  return {
    id: sessionId,
    user_id: userId,
    session_version: sessionVersion,
    method,
    succeeded: 1 as const,
    device: deviceOf(request),
    address: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    created_at: now,
    seen_at: now,
  };
}

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * The name of the device that a request comes from, as far as it says: "Chrome on Android". Only known names: a stranger
 * must not put words in front of the owner.
 */
export function deviceOf({ headers }: Request): string {
  const userAgent = headers.get("user-agent");
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : "Unknown browser";
  return os.name && SYSTEMS.has(os.name) ? `${name} on ${os.name}` : name;
}
