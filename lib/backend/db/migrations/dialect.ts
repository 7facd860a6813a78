import "server-only";
import type { Kysely } from "kysely";

/** Whether a database is PostgreSQL. Of the two kinds, only that one undoes changes of its schema. */
export const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter.supportsTransactionalDdl === true;
