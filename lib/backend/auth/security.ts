import "server-only";
import type { AccountSecurity } from "@/lib/contract/account";
import { database } from "../db/connection";
import { SESSION_MAX_AGE_S, type SessionClaims } from "./session-cookie";

/** How many sign-ins the history shows, and how many of them failed: nobody can push the others off by guessing. */
const SHOWN = 50;
const FAILED_SHOWN = 20;

/** How an admin signs in, where they are signed in, and the history. @param claims of the current session. */
export async function accountSecurity({ userId, sessionId }: SessionClaims): Promise<AccountSecurity> {
  const [user, codes, passkeys, sessions, signIns] = await Promise.all([
    database().selectFrom("users").select("totp_secret").where("id", "=", userId).executeTakeFirstOrThrow(),
    database()
      .selectFrom("recovery_codes")
      .select((select) => select.fn.countAll<number>().as("left"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow(),
    database()
      .selectFrom("passkeys")
      .select(["id as _id", "device", "created_at as createdAt", "used_at as usedAt"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    sessionsOf(userId),
    historyOf(userId),
  ]);
  return {
    twoStep: { isOn: user.totp_secret !== null, recoveryCodesLeft: codes.left },
    passkeys,
    sessions: sessions
      .map((session) => ({ ...session, isCurrent: session._id === sessionId }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    signIns,
  };
}

/** The latest sign-ins, newest first. */
async function historyOf(userId: string): Promise<AccountSecurity["signIns"]> {
  const latest = (succeeded: 0 | 1, count: number) =>
    database()
      .selectFrom("sign_ins")
      .select(["id as _id", "created_at as time", "method", "succeeded", "device", "address"])
      .where("user_id", "=", userId)
      .where("succeeded", "=", succeeded)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(count)
      .execute();
  const [succeeded, failed] = await Promise.all([latest(1, SHOWN), latest(0, FAILED_SHOWN)]);
  return [...succeeded, ...failed]
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, SHOWN)
    .map((signIn) => ({ ...signIn, succeeded: signIn.succeeded === 1 }));
}

/** The sessions that have neither ended nor expired, last used first. */
function sessionsOf(userId: string) {
  const expired = new Date(Date.now() - SESSION_MAX_AGE_S * 1000).toISOString();
  return database()
    .selectFrom("sign_ins")
    .innerJoin("users", (join) =>
      join
        .onRef("users.id", "=", "sign_ins.user_id")
        .onRef("users.session_version", "=", "sign_ins.session_version"),
    )
    .select(["sign_ins.id as _id", "device", "address", "sign_ins.created_at as since", "seen_at as seenAt"])
    .where("user_id", "=", userId)
    .where("succeeded", "=", 1)
    .where("ended_at", "is", null)
    .where("seen_at", ">", expired)
    .orderBy("seen_at", "desc")
    .execute();
}
