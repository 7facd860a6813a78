import { randomUUID } from "node:crypto";
import { type Permission, permissionSchema } from "@/lib/contract/users";
import { withSiteTables } from "../servers/database";
import type { Credentials } from "../servers/sign-in";
import { site } from "../servers/site";

/** A stored user and their credentials. */
interface Person extends Credentials {
  id: string;
}

/** Adds a user to the shared site, with all permissions by default. */
export type AddUser = (role: "user" | "admin", permissions?: Permission[]) => Promise<Person>;

/** Lets `use` add users to the shared site, and deletes them afterwards. */
export async function withUsers(use: (addUser: AddUser) => Promise<void>) {
  const added: string[] = [];
  await use(async (role, permissions = permissionSchema.options) => {
    const id = randomUUID();
    added.push(id);
    const email = `Person-${id}@journeys.example`;
    // Copies the admin's password hash, so that the password is known.
    await withSiteTables(async (db) => {
      const { password_hash } = await db
        .selectFrom("users")
        .select("password_hash")
        .where("email_key", "=", site.admin.email)
        .executeTakeFirstOrThrow();
      await db
        .insertInto("users")
        .values({
          id,
          first_name: "Some",
          last_name: "Body",
          email,
          email_key: email.toLowerCase(),
          password_hash,
          role,
          permissions: JSON.stringify(permissions),
          created_at: new Date().toISOString(),
        })
        .execute();
    });
    return { id, email, password: site.admin.password };
  });
  if (added.length > 0)
    await withSiteTables((db) => db.deleteFrom("users").where("id", "in", added).execute());
}
