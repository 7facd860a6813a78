import "server-only";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { env } from "@/lib/settings/env";
import { database } from "../db/connection";

/** Queries the database and writes to the media folder. @throws whatever either of them throws. */
export async function checkHealth(): Promise<void> {
  await sql`select 1 from users limit 1`.execute(database());
  const probe = join(resolve(env.DATA_DIR), "uploads", `.health-${process.pid}`);
  await writeFile(probe, "ok");
  await rm(probe, { force: true });
}
