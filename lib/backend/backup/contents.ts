import "server-only";
import * as z from "zod";
import type { Database } from "../db/schema";

/** The tables in an order in which every row comes after the rows that it refers to. */
export const TABLES = [
  "users",
  "messages",
  "message_notes",
  "additions",
  "gallery_items",
  "sounds",
  "notifications",
  "failed_deliveries",
  "deposits",
  "outbox",
  "erasures",
  "replies",
  "reply_templates",
  "out_of_office",
  "sign_ins",
  "recovery_codes",
  "passkeys",
  "push_keys",
  "push_devices",
] as const satisfies (keyof Database)[];

export type Table = (typeof TABLES)[number];

/** The names of an archive's entries. */
export const MANIFEST_NAME = "backup.json";
export const rowsName = (table: string) => `rows/${table}.ndjson.gz`;
export const MEDIA_PREFIX = "media/";

/** Incremented when archives change in a way that older versions of the site can't read. */
export const FORMAT = 1;

/** The first entry of an archive: what is in it. */
export const manifestSchema = z.object({
  format: z.int().positive(),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  site: z.string(),
  /** The last migration of the database. */
  schema: z.string(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int().nonnegative()),
  media: z.object({ files: z.int().nonnegative(), bytes: z.int().nonnegative() }),
});

export type Manifest = z.infer<typeof manifestSchema>;
