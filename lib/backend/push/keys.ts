import "server-only";
import type { Kysely } from "kysely";
import { generateVAPIDKeys } from "web-push";
import { FOR_EVER_S, seal, unseal } from "../auth/sealed";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";

/** The site's own key pair, by which push services know it (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The site's key pair. The first call makes it, once for all instances.
 *
 * When the site's secret was replaced, the pair can't be opened: then another one is made and all devices go, because browsers
 * accept notices only from the pair that they have subscribed with.
 */
export async function pushKeys(): Promise<PushKeys> {
  return (await readKeys(database())) ?? withWriteLock(async (db) => (await readKeys(db)) ?? makeKeys(db));
}

/** @returns undefined when there is none, or none that can be opened. */
async function readKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  const row = await db.selectFrom("push_keys").select(["public_key", "private_key"]).executeTakeFirst();
  if (!row) return undefined;
  const { sub, privateKey } = (await unseal("push key", row.private_key)) ?? {};
  if (sub !== row.public_key || typeof privateKey !== "string") return undefined;
  return { publicKey: row.public_key, privateKey };
}

async function makeKeys(db: Kysely<Database>): Promise<PushKeys> {
  const keys = generateVAPIDKeys();
  const { numDeletedRows } = await db.deleteFrom("push_devices").executeTakeFirstOrThrow();
  if (numDeletedRows)
    log.warn("the push keys can't be opened with this secret: all devices have to be added again");
  await db.deleteFrom("push_keys").execute();
  await db
    .insertInto("push_keys")
    .values({
      id: "vapid",
      public_key: keys.publicKey,
      private_key: await seal("push key", { sub: keys.publicKey, privateKey: keys.privateKey }, FOR_EVER_S),
      created_at: new Date().toISOString(),
    })
    .execute();
  return keys;
}
