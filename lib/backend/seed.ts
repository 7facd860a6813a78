import "server-only";
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { permissionSchema } from "@/lib/contract/users";
import { env } from "@/lib/env";
import type { Database } from "./db/schema";
import { demoMessages } from "./messages/demo";
import { createUser } from "./users/create";

/**
 * Gives a database without users its first admin and, unless `SEED_DEMO` is off, demo content.
 * Does nothing to one that has users. An admin made from `ADMIN_PASSWORD` is not printed; a generated
 * password is printed once, to the console and to no log.
 */
export async function fillNewDatabase(db: Kysely<Database>): Promise<void> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;

  const email = env.ADMIN_EMAIL ?? "owner@goldenhour.example";
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  await createUser(db, {
    firstName: "Site",
    lastName: "Owner",
    email,
    password,
    role: "admin",
    permissions: permissionSchema.options,
  });
  if (env.SEED_DEMO) await db.insertInto("messages").values(demoMessages(new Date())).execute();

  const shown = env.ADMIN_PASSWORD ? "the one in ADMIN_PASSWORD" : `${password}   (shown only now)`;
  console.log(`\n  Your first admin\n    e-mail    ${email}\n    password  ${shown}\n`);
}
