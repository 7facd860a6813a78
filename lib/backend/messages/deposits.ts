import "server-only";
import { randomUUID } from "node:crypto";
import { DEPOSIT_DOLLARS } from "@/lib/content/deposit";
import type { Deposit, DepositResult } from "@/lib/contract/deposits";
import type { Enquiry } from "@/lib/contract/messages";
import { depositService } from "@/lib/settings/deposit-service";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { requireMessage } from "./message";
import { digestOf, findRepeated } from "./store-enquiry";

/** @throws HttpError 404 unless the caller sent this enquiry with this key, and deposits are set up. */
async function findOwn(enquiry: Enquiry, idempotencyKey: string | null): Promise<string> {
  const id = depositService() && (await findRepeated(digestOf(idempotencyKey, enquiry)));
  if (!id) throw new HttpError(404, "There is no such enquiry, or it needs no deposit.");
  return id;
}

/**
 * Starts an attempt to pay the deposit of an enquiry. While the result of an earlier attempt is unknown, it may have
 * been paid, so no other one starts.
 *
 * @param enquiry its content, so that only its sender can pay. @param idempotencyKey the key it was sent with.
 * @returns the ID of the attempt, which {@link settleDeposit} needs.
 * @throws HttpError 404 for an unknown enquiry; 409 when the deposit is paid or may be.
 */
export async function startDeposit(enquiry: Enquiry, idempotencyKey: string | null): Promise<string> {
  const id = await findOwn(enquiry, idempotencyKey);
  const attempt = randomUUID();
  const pending = {
    state: "pending",
    amount: DEPOSIT_DOLLARS,
    code: null,
    attempt,
    updated_at: new Date().toISOString(),
  } as const;
  await withWriteLock(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("deposits")
      .values({ message_id: id, ...pending })
      .onConflict((conflict) =>
        conflict.column("message_id").doUpdateSet(pending).where("deposits.state", "=", "failed"),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows)
      throw new HttpError(409, "The deposit has been paid, or a payment is under way.");
  });
  return attempt;
}

/**
 * Records the result of an attempt, as the visitor's browser reports it.
 *
 * @throws HttpError 404 for an unknown enquiry; 409 when the attempt is not the latest one or already has a result.
 */
export async function settleDeposit(
  { attempt, code, ...enquiry }: DepositResult,
  idempotencyKey: string | null,
): Promise<void> {
  const id = await findOwn(enquiry, idempotencyKey);
  const { numUpdatedRows } = await withWriteLock((db) =>
    db
      .updateTable("deposits")
      .set({ state: code ? "failed" : "paid", code: code ?? null, updated_at: new Date().toISOString() })
      .where(({ and }) => and({ message_id: id, attempt, state: "pending" }))
      .executeTakeFirstOrThrow(),
  );
  if (!numUpdatedRows) throw new HttpError(409, "The result of this attempt can no longer be recorded.");
  log.info({ message: id, code }, code ? "the deposit of an enquiry failed" : "a deposit was paid");
}

/** The deposit of a message, or null if no payment was started. @throws HttpError 404 for an unknown message. */
export async function getDeposit(messageId: string): Promise<Deposit | null> {
  await requireMessage(messageId);
  const row = await database()
    .selectFrom("deposits")
    .select(["state", "amount", "code", "updated_at"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  if (!row) return null;
  const { state, amount, code, updated_at: time } = row;
  return { state, amount, ...(code && { code }), time };
}
