import "server-only";
import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

/** No vowels, so that no words come about, and nothing that looks or sounds like another one: no 0, 1, B, I, L, O, S, Z. */
const ALPHABET = "23456789CDFGHJKMNPQRTVWXY";

const SHORTEST = 4;

/** How often one length is tried. So many collisions in a row mean that most of its references are taken. */
const TRIES = 8;

/** A random reference, such as `GH-7K4M`. @param length of the part after the hyphen. */
export const randomReference = (length = SHORTEST): string =>
  `GH-${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;

/**
 * A reference that no other enquiry has. It gets longer when the short ones run out.
 *
 * @param db the write transaction that stores the enquiry, so that nobody else takes it meanwhile.
 */
export async function newReference(db: Kysely<Database>, draw = randomReference): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const reference = draw(SHORTEST + Math.floor(attempt / TRIES));
    const taken = await db
      .selectFrom("messages")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
}
