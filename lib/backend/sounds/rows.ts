import "server-only";
import type { Kysely, Selectable } from "kysely";
import { type Sound, type SoundShape, soundSchema } from "@/lib/contract/sounds";
import type { Database } from "../db/schema";
import { changedMeanwhile, HttpError } from "../http/http-error";
import { addressOf } from "../media/store";

/** The columns needed to build a recording. */
export const SOUND_COLUMNS = [
  "id",
  "title",
  "craft",
  "sample",
  "file",
  "duration_ms",
  "peaks",
  "created_at",
  "version",
] as const;

/** Converts a row to the contract's recording. */
export function toSound(row: Pick<Selectable<Database["sounds"]>, (typeof SOUND_COLUMNS)[number]>): Sound {
  return {
    _id: row.id,
    title: row.title,
    craft: row.craft,
    isSample: row.sample === 1,
    url: addressOf(row.file),
    duration: row.duration_ms / 1000,
    peaks: soundSchema.shape.peaks.parse(JSON.parse(row.peaks)),
    createdAt: row.created_at,
    version: row.version,
  };
}

/** The columns that describe a file. Two decimals are more than a drawing shows. */
export const fileColumns = (file: string, { duration, peaks }: SoundShape) => ({
  file,
  duration_ms: Math.round(duration * 1000),
  peaks: JSON.stringify(peaks.map((peak) => Math.round(peak * 100) / 100)),
});

/**
 * Reads the row of a recording that is about to change.
 *
 * @param version the version that the change was based on, if the client sent it.
 * @throws HttpError 404 for an unknown id, 409 when it was edited since `version`.
 */
export async function soundToChange(db: Kysely<Database>, id: string, version?: number) {
  const row = await db
    .selectFrom("sounds")
    .select(["file", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "This recording no longer exists.");
  if (version !== undefined && version !== row.version) throw changedMeanwhile("recording");
  return row;
}

/** @throws HttpError 409 when the file of a recording was replaced after its row was first read. */
export function requireSameFile(known: { file: string }, row: { file: string }): void {
  if (known.file !== row.file) throw changedMeanwhile("recording");
}
