import "server-only";
import { resolve } from "node:path";
import { Kysely } from "kysely";
import { env, StartupError } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import { perProcess } from "../per-process";
import type { Database } from "./schema";
import { SqliteThreads } from "./threads";

/** Two, so that a long search or export does not hold up sign-in and the gallery. */
const READING_THREADS = 2;

function open(): { reader: Kysely<Database>; writer: Kysely<Database> } {
  if (env.API_BASE_URL)
    throw new StartupError("There is no database here: API_BASE_URL is set. Run this at the backend.");
  const directory = resolve(env.DATA_DIR);
  createFolder(directory);
  return {
    reader: new Kysely({
      dialect: new SqliteThreads({ directory, readOnly: true, threads: READING_THREADS }),
    }),
    writer: new Kysely({ dialect: new SqliteThreads({ directory, readOnly: false, threads: 1 }) }),
  };
}

const connections = () => perProcess("database", open);

/**
 * The process's connections for reading, opened on first use. Each statement sees what was committed before it.
 *
 * @throws StartupError when the backend, and so the database, is elsewhere.
 */
export const database = (): Kysely<Database> => connections().reader;

/** The process's only connection for writing, for {@link withWriteLock}. @throws StartupError as {@link database}. */
export const writer = (): Kysely<Database> => connections().writer;

/** Closes all connections. SQLite then moves the write-ahead log into the file, which is whole without it. */
export async function closeDatabase(): Promise<void> {
  const { reader, writer } = connections();
  await reader.destroy();
  await writer.destroy();
}
