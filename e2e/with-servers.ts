import { randomUUID } from "node:crypto";
import { test } from "./fixtures";
import type { DatabaseServer } from "./servers/database-server";
import { findFreePort } from "./servers/ports";
import { PostgresServer } from "./servers/postgres-server";
import { S3Server } from "./servers/s3-server";
import { givenDatabases } from "./servers/shared-store";

/** A test with a database server, the one that `TEST_DATABASE_URL` names or a new one for each worker, and an object store. */
export const withServers = test.extend<
  { databaseUrl: string; postgres: PostgresServer; store: S3Server },
  { databases: DatabaseServer }
>({
  databases: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      if (givenDatabases) return use(givenDatabases);
      const server = await PostgresServer.create(await findFreePort(parallelIndex));
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  /** The address of an empty database. */
  databaseUrl: async ({ databases }, use) => {
    const name = `golden_hour_${randomUUID().slice(0, 8)}`;
    await use(await databases.newDatabase(name));
    await databases.removeDatabase(name);
  },
  /** A server of this test only, which it can stop. */
  postgres: async ({ own }, use) => {
    const server = await PostgresServer.create(await own.freePort());
    await use(server);
    await server.remove();
  },
  /** An object store of this test only, which it can stop. */
  store: async ({ own }, use) => {
    const server = await S3Server.create(await own.freePort());
    await use(server);
    await server.remove();
  },
});
