import "server-only";
import type { Kysely } from "kysely";
import { database } from "./connection";
import type { Database } from "./schema";

/** What all instances, and the consoles, have to see changes of. */
type Topic = "gallery" | "messages";

/** Tells everybody of a change. @param db the transaction of the change. */
export async function raiseRevision(db: Kysely<Database>, topic: Topic): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ topic, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("topic").doUpdateSet((row) => ({ revision: row("revisions.revision", "+", 1) })),
    )
    .execute();
}

/** How often a topic has changed. */
export async function revisionOf(topic: Topic): Promise<number> {
  const row = await database()
    .selectFrom("revisions")
    .select("revision")
    .where("topic", "=", topic)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
