import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { filesOfItem } from "./ingest";

/** The names of all files that rows refer to. */
export async function filesInUse(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("gallery_items").select(["file", "poster_file", "widths"]).execute();
  return rows.flatMap(filesOfItem);
}
