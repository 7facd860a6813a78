import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { filesOfItem } from "./ingest";

/**
 * The names of all files that rows refer to.
 *
 * @param tables those that the database has: before an upgrade, some may be missing.
 */
export async function filesInUse(db: Kysely<Database>, tables: (keyof Database)[]): Promise<string[]> {
  const items = tables.includes("gallery_items")
    ? await db.selectFrom("gallery_items").select(["file", "poster_file", "widths"]).execute()
    : [];
  const sounds = tables.includes("sounds") ? await db.selectFrom("sounds").select("file").execute() : [];
  return [...items.flatMap(filesOfItem), ...sounds.map(({ file }) => file)];
}
