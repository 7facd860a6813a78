import { S3Server } from "./s3-server.ts";
import { OBJECT_STORE_PORT } from "./shared-store.ts";

// Runs an empty object store until it is told to stop.
const server = await S3Server.create(OBJECT_STORE_PORT);
process.once("SIGTERM", () => void server.remove().then(() => process.exit()));
console.log(`The object store is ${server.url}`);
