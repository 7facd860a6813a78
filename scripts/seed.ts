/**
 * `npm run seed -- [--messages N] [--users N]`: adds demo messages and users, labeled as demo content, to try the
 * admin area with a lot of data.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { toBit } from "@/lib/backend/db/engine";
import { migrateUnderLock } from "@/lib/backend/db/migrate";
import { withWriteLock } from "@/lib/backend/db/write-lock";
import { messageRow } from "@/lib/backend/messages/rows";
import { endWithSentence } from "@/lib/backend/startup/explain";
import { hashPassword } from "@/lib/backend/users/password";
import { eventTypeSchema } from "@/lib/contract/messages";
import { permissionSchema } from "@/lib/contract/users";

const USAGE = "Usage: npm run seed -- [--messages N] [--users N]";

/** Rows per insert. SQLite allows at most 32,766 values, and a message has eleven columns. */
const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;
/** The period that the messages are spread over. */
const SPREAD_MS = 2 * 365 * 24 * HOUR_MS;

const FIRST_NAMES = [
  "Ada",
  "Benoît",
  "Chloé",
  "Dmitri",
  "Esperança",
  "Femi",
  "Grace",
  "Hiro",
  "Ines",
  "Jonah",
];
const LAST_NAMES = ["Abbott", "Brontë", "Castillo", "Dvořák", "Eze", "Fitzgerald", "García", "Hassan", "Ito"];
const PLACES = ["a loft by the harbor", "a garden in Somerville", "a hall in Cambridge", "a boat", "a barn"];
const WISHES = [
  "a trumpet for the ceremony and records until midnight",
  "photographs of the whole evening",
  "quiet vocals during dinner",
  "soul and disco for a surprise party",
  "a short set between two talks",
];

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

function nameOf(index: number): [string, string] {
  return [pick(FIRST_NAMES, index), pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))];
}

function demoMessage(index: number, count: number, now: number) {
  const [first, last] = nameOf(index);
  const createdAt = new Date(now - Math.floor((index / count) * SPREAD_MS));
  const eventDate = new Date(createdAt.getTime() + ((index * 37) % 300) * 24 * HOUR_MS);
  const line = `We are planning an evening in ${pick(PLACES, index * 7)} and would love ${pick(WISHES, index)}.`;
  const enquiry = {
    name: `${first} ${last} (demo)`,
    email: `visitor-${index}@demo.example`,
    eventType: pick(eventTypeSchema.options, index * 3),
    eventDate: eventDate.toISOString().slice(0, 10),
    message: `This is demo enquiry number ${index + 1}.\n\n${`${line} `.repeat(1 + (index % 6)).trim()}`,
  };
  const row = messageRow(enquiry, { id: randomUUID(), createdAt, requestDigest: null });
  return { ...row, read: toBit(index % 8 !== 0) };
}

function demoUser(index: number, passwordHash: string, now: number) {
  const [first, last] = nameOf(index);
  const id = randomUUID();
  const email = `person-${id.slice(0, 8)}@demo.example`;
  return {
    id,
    first_name: first,
    last_name: `${last} (demo)`,
    email,
    email_key: email,
    password_hash: passwordHash,
    role: index % 10 === 0 ? ("admin" as const) : ("user" as const),
    permissions: JSON.stringify(permissionSchema.options.filter((_, bit) => (index >> bit) % 2 === 1)),
    created_at: new Date(now - index * HOUR_MS).toISOString(),
  };
}

/** Parses a count. @throws Error with the usage when it is not a whole number. */
function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new Error(USAGE);
  return count;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      messages: { type: "string", default: "10000" },
      users: { type: "string", default: "200" },
    },
  });
  const messages = countOf(values.messages);
  const users = countOf(values.users);
  const now = Date.now();
  await migrateUnderLock(async () => {});
  // Random and discarded, so that nobody can sign in as a demo user.
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  await withWriteLock(async (db) => {
    for (let from = 0; from < messages; from += BATCH) {
      const count = Math.min(BATCH, messages - from);
      const rows = Array.from({ length: count }, (_, index) => demoMessage(from + index, messages, now));
      await db.insertInto("messages").values(rows).execute();
    }
    for (let from = 0; from < users; from += BATCH) {
      const count = Math.min(BATCH, users - from);
      const rows = Array.from({ length: count }, (_, index) => demoUser(from + index, passwordHash, now));
      await db.insertInto("users").values(rows).execute();
    }
  });
  console.log(`Added ${messages} demo messages and ${users} demo users.`);
}

main().catch(endWithSentence);
