import "server-only";
import type { Kysely } from "kysely";
import { env, StartupError } from "@/lib/settings/env";
import { perProcess } from "../per-process";
import type { Engine } from "./engine";
import { openPostgres } from "./postgres";
import type { Database } from "./schema";
import { openSqlite } from "./sqlite";

function open(): Engine {
  if (env.API_BASE_URL)
    throw new StartupError("There is no database here: API_BASE_URL is set. Run this at the backend.");
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite();
}

/** The process's database, opened on first use. @throws StartupError when the backend, and so the database, is elsewhere. */
export const engine = (): Engine => perProcess("database", open);

/** The process's connections for reading. Each statement sees what was committed before it. @throws as {@link engine}. */
export const database = (): Kysely<Database> => engine().reader;

/** Closes all connections. */
export const closeDatabase = (): Promise<void> => engine().close();
