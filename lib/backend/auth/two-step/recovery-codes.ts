import "server-only";
import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { database } from "../../db/connection";
import type { Database } from "../../db/schema";
import { withWriteLock } from "../../db/write-lock";
import { hashPassword, verifyPassword } from "../../users/password";

const COUNT = 10;

/** Letters and digits that can't be mistaken for each other. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newPart = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten characters of 31, which is about 50 bits: `k7m2x-9qr4t`. */
const newCode = () => `${newPart()}-${newPart()}`;

/** A code as it was made, however it is typed. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/**
 * Makes recovery codes. They are short enough to be typed, so they are hashed like passwords (ASVS 5.0, 6.5.2).
 *
 * @returns the codes, and the function that replaces those of an admin with them, in a transaction.
 */
export async function newRecoveryCodes(userId: string) {
  const codes = Array.from({ length: COUNT }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code))));
  const store = async (db: Kysely<Database>) => {
    await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
    const rows = hashes.map((hash) => ({ user_id: userId, hash }));
    await db.insertInto("recovery_codes").values(rows).execute();
  };
  return { codes, store };
}

/** Uses a recovery code up. @returns false for one that is wrong or was used before. */
export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  const rows = await database()
    .selectFrom("recovery_codes")
    .select("hash")
    .where("user_id", "=", userId)
    .execute();
  for (const { hash } of rows) {
    if (!(await verifyPassword(hash, plain(code)))) continue;
    const { numDeletedRows } = await withWriteLock((db) =>
      db.deleteFrom("recovery_codes").where("hash", "=", hash).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }
  return false;
}
