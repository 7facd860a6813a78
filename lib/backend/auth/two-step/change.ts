import "server-only";
import type { Kysely } from "kysely";
import type { TwoStepSetup, TwoStepStart } from "@/lib/contract/account";
import type { Admin } from "@/lib/contract/auth";
import type { Database } from "../../db/schema";
import { withWriteLock } from "../../db/write-lock";
import { fieldError, HttpError } from "../../http/http-error";
import { addNotification } from "../../notifications/add";
import { seal, unseal } from "../sealed";
import { newRecoveryCodes } from "./recovery-codes";
import { newSecret, sealSecret, secretUrl, stepOf } from "./secret";

/** How long an admin may take to scan the code and type the first one, in seconds. */
const SETUP_MAX_AGE_S = 15 * 60;

/** Makes a secret for an authenticator app. Nothing is stored before {@link startTwoStep}. */
export async function setUpTwoStep({ _id, email }: Admin): Promise<TwoStepSetup> {
  const secret = newSecret();
  const setup = await seal("two-step setup", { sub: _id, secret }, SETUP_MAX_AGE_S);
  return { secret, address: secretUrl(secret, email), setup };
}

/**
 * Turns two-step sign-in on, once the app has shown that it has the secret. An earlier app's codes stop to work.
 *
 * @returns the recovery codes.
 * @throws HttpError 400 naming `code` when it is wrong, or `setup` when it has expired.
 */
export async function startTwoStep(admin: Admin, { setup, code }: TwoStepStart): Promise<string[]> {
  const { sub, secret } = (await unseal("two-step setup", setup)) ?? {};
  if (sub !== admin._id || typeof secret !== "string")
    throw fieldError("setup", "This took too long. Please start again.");
  const step = stepOf(secret, code);
  if (step === undefined)
    throw fieldError(
      "code",
      "This code is not right. Check that the clock of your phone is, and try the next one.",
    );
  const sealed = await sealSecret(secret, admin._id);
  const { codes, store } = await newRecoveryCodes(admin._id);
  await withWriteLock(async (db) => {
    await update(db, admin, { totp_secret: sealed, totp_step: step });
    await store(db);
    await notifyOf(db, admin, "was turned on");
  });
  return codes;
}

/** Replaces the recovery codes. @returns the new ones. @throws HttpError 409 when two-step sign-in is off. */
export async function renewRecoveryCodes({ _id }: Admin): Promise<string[]> {
  const { codes, store } = await newRecoveryCodes(_id);
  await withWriteLock(async (db) => {
    const { totp_secret } = await db
      .selectFrom("users")
      .select("totp_secret")
      .where("id", "=", _id)
      .executeTakeFirstOrThrow();
    if (!totp_secret) throw new HttpError(409, "Two-step sign-in is off.");
    await store(db);
  });
  return codes;
}

/** Turns two-step sign-in off and forgets the recovery codes. */
export async function stopTwoStep(admin: Admin): Promise<void> {
  await withWriteLock(async (db) => {
    await update(db, admin, { totp_secret: null, totp_step: null });
    await db.deleteFrom("recovery_codes").where("user_id", "=", admin._id).execute();
    await notifyOf(db, admin, "was turned off");
  });
}

const update = (
  db: Kysely<Database>,
  { _id }: Admin,
  values: { totp_secret: string | null; totp_step: number | null },
) => db.updateTable("users").set(values).where("id", "=", _id).execute();

const notifyOf = (db: Kysely<Database>, { _id, name }: Admin, what: string) =>
  addNotification(db, { kind: "sign-in", title: `Two-step sign-in ${what} for ${name}`, subjectId: _id });
