import { randomUUID } from "node:crypto";
import { test } from "./fixtures";
import { findFreePort } from "./servers/ports";
import { PostgresServer } from "./servers/postgres-server";

/** A test with a PostgreSQL server, which a worker's tests share, and an empty database there. */
export const withPostgres = test.extend<{ databaseUrl: string }, { postgres: PostgresServer }>({
  postgres: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const server = await PostgresServer.create(await findFreePort(parallelIndex));
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  databaseUrl: async ({ postgres }, use) =>
    use(await postgres.newDatabase(`site_${randomUUID().slice(0, 8)}`)),
});
