import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { permissionSchema } from "@/lib/contract/users";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("./connection");
const { withWriteLock } = await import("./write-lock");
const { migrateTo, migrateUnderLock } = await import("./migrate");

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("admins keep what they could do, and users get nothing", async () => {
  await withWriteLock((db) => migrateTo(db, "012-sounds"));
  const person = (role: "user" | "admin") => ({
    id: role,
    first_name: "Ann",
    last_name: "Lee",
    email: role,
    email_key: role,
    password_hash: "",
    role,
    permissions: "[]",
    created_at: "2026-01-01T00:00:00.000Z",
  });
  await withWriteLock((db) =>
    db
      .insertInto("users")
      .values([person("admin"), person("user")])
      .execute(),
  );
  await migrateUnderLock(async () => {});
  const rows = await database().selectFrom("users").selectAll().orderBy("role").execute();
  expect(rows.map(({ permissions }) => JSON.parse(permissions))).toEqual([permissionSchema.options, []]);
  // Whoever has the form open is told that the user has changed.
  expect(rows.map(({ version }) => version)).toEqual([2, 1]);
});
