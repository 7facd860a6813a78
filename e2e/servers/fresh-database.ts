import { PostgresServer } from "./postgres-server.ts";
import { DATABASE_PORT } from "./shared-store.ts";

// Runs an empty PostgreSQL server until it is told to stop.
const server = await PostgresServer.create(DATABASE_PORT);
process.once("SIGTERM", () => void server.remove().then(() => process.exit()));
console.log(`The database server is ${server.url("postgres")}`);
