import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { calls } from "@/lib/contract/calls/all";

const APP = fileURLToPath(new URL("..", import.meta.url));

/** next-auth's routes and the catch-all route. */
const WITHOUT_RECORDS = ["/api/auth/csrf", "/api/auth/signout", "/api/[[...path]]"];

/** The records that each `route.ts` uses, by the path of its folder. */
const routes = readdirSync(APP, { recursive: true })
  .map(String)
  .filter((file) => file.startsWith("api/") && file.endsWith("/route.ts"))
  .map((file) => {
    const source = readFileSync(join(APP, file), "utf8");
    const handled = [...source.matchAll(/\bhandle\(\s*(\w+\.\w+)/g)].map(([, name = ""]) => name);
    return { path: `/${dirname(file)}`, handled };
  });

test("every call has a handler in the folder of its path, and every handler has a record", () => {
  const answered = routes.flatMap(({ path, handled }) =>
    handled.map((name) => `${name} ${path.replace("[id]", "{id}")}`),
  );
  expect(answered.sort()).toEqual(calls.map(({ name, call }) => `${name} ${call.path}`).sort());
});

test("only the three known routes have no records", () => {
  const without = routes.filter(({ handled }) => handled.length === 0).map(({ path }) => path);
  expect(without.sort()).toEqual([...WITHOUT_RECORDS].sort());
});

test("no two calls have the same method and path", () => {
  const addresses = calls.map(({ call }) => `${call.method} ${call.path}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});
