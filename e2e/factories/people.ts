import { randomUUID } from "node:crypto";
import { type Permission, permissionSchema } from "@/lib/contract/users";
import { withSiteDatabase } from "../servers/database";
import type { Credentials } from "../servers/sign-in";
import { site } from "../servers/site";

/** A stored user and their credentials. */
interface Person extends Credentials {
  id: string;
}

/** Adds a user to the shared site, with all permissions by default. */
export type AddUser = (role: "user" | "admin", permissions?: Permission[]) => Person;

/** Lets `use` add users to the shared site, and deletes them afterwards. */
export async function withUsers(use: (addUser: AddUser) => Promise<void>) {
  const added: string[] = [];
  await use((role, permissions = permissionSchema.options) => {
    const id = randomUUID();
    added.push(id);
    const email = `Person-${id}@journeys.example`;
    // Copies the admin's password hash, so that the password is known.
    withSiteDatabase((db) =>
      db
        .prepare(
          `insert into users (id, first_name, last_name, email, email_key, password_hash, role, permissions, created_at)
           select ?, 'Some', 'Body', ?, ?, password_hash, ?, ?, ? from users where email_key = ?`,
        )
        .run(
          id,
          email,
          email.toLowerCase(),
          role,
          JSON.stringify(permissions),
          new Date().toISOString(),
          site.admin.email,
        ),
    );
    return { id, email, password: site.admin.password };
  });
  withSiteDatabase((db) => {
    for (const id of added) db.prepare("delete from users where id = ?").run(id);
  });
}
