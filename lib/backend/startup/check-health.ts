import "server-only";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { env } from "@/lib/settings/env";
import { database } from "../db/connection";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { databaseDamage } from "../problems/database-damage";
import { fillReserve, isDiskFull } from "../problems/reserve";
import { waitingReason, waitsForSpace } from "./preparation";

/** Checks the disk, the database and the media folder. @throws HttpError 503 that says what is wrong. */
export async function checkHealth(): Promise<void> {
  if (waitsForSpace()) throw new HttpError(503, waitingReason());
  await fillReserve();
  if (await isDiskFull())
    throw new HttpError(
      503,
      "The server's disk is full: free some space, or enquiries will soon be refused.",
    );
  try {
    await tryEverything();
  } catch (error) {
    log.error({ err: error }, "the health check failed");
    throw new HttpError(503, "The database or the media store is not available.");
  }
  const damage = databaseDamage();
  if (damage) throw new HttpError(503, `The database is damaged: ${damage}`);
}

/** Queries the database and writes to the media folder. @throws whatever either of them throws. */
async function tryEverything(): Promise<void> {
  await sql`select 1 from users limit 1`.execute(database());
  const probe = join(resolve(env.DATA_DIR), "uploads", `.health-${process.pid}`);
  await writeFile(probe, "ok");
  await rm(probe, { force: true });
}
