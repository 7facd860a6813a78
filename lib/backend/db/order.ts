import "server-only";
import type { Kysely } from "kysely";
import type { OrderMove } from "@/lib/contract/fields";
import { HttpError } from "../http/http-error";
import type { Database } from "./schema";

/** The tables whose rows the owner puts in order, the highest position first. */
type Ordered = "gallery_items" | "sounds";

/** The position of a new row, on top of all others. @param db the connection that holds the write lock. */
export async function topPosition(db: Kysely<Database>, table: Ordered): Promise<number> {
  const { top } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max("position").as("top"))
    .executeTakeFirstOrThrow();
  return (top ?? 0) + 1;
}

/**
 * Moves a row that exists within the owner's order. This does not count as an edit: a form that has it open can still
 * be saved.
 *
 * @param db the connection that holds the write lock. @param what the row in words, such as "item".
 * @throws HttpError 409 when the row to place it before no longer exists.
 */
export async function moveRow(
  db: Kysely<Database>,
  table: Ordered,
  { id, before }: OrderMove,
  what: string,
): Promise<void> {
  let position: number;
  if (before) {
    const next = await db.selectFrom(table).select("position").where("id", "=", before).executeTakeFirst();
    if (!next) {
      throw new HttpError(409, `The ${what} you wanted to move this one in front of no longer exists.`);
    }
    position = next.position + 1;
    await db
      .updateTable(table)
      .set((value) => ({ position: value("position", "+", 1) }))
      .where("position", ">=", position)
      .execute();
  } else {
    const { last } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.min("position").as("last"))
      .executeTakeFirstOrThrow();
    position = last - 1;
  }
  await db.updateTable(table).set({ position }).where("id", "=", id).execute();
}
