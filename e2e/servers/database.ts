import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { type Permission, permissionSchema } from "@/lib/contract/users";
import { site } from "./site";

/** Somebody who can sign in, or try to. */
interface Person {
  id: string;
  email: string;
  password: string;
}

/**
 * Opens a site's database beside its server, for what no call can do.
 *
 * @param work is given the database, which is closed afterwards.
 */
export function withDatabase<Result>(dataDir: string, work: (db: SQLite.Database) => Result): Result {
  const db = new SQLite(join(dataDir, "site.db"));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** {@link withDatabase} for the shared site. */
export const withSiteDatabase = <Result>(work: (db: SQLite.Database) => Result) =>
  withDatabase(site.environment.DATA_DIR, work);

/** Adds a user to the shared site; with all permissions, unless others are given. */
export type AddUser = (role: "user" | "admin", permissions?: Permission[]) => Person;

/** Lets `use` add users to the shared site, and removes them afterwards. */
export async function withUsers(use: (addUser: AddUser) => Promise<void>) {
  const added: string[] = [];
  await use((role, permissions = permissionSchema.options) => {
    const id = randomUUID();
    added.push(id);
    const email = `Person-${id}@journeys.example`;
    // The hash is the owner's, so that the password is known.
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
