import { type BucketSettings, createBucket, removeBucket } from "./bucket.ts";
import { DatabaseServer } from "./database-server.ts";
import { KEY } from "./s3-settings.ts";
import { port } from "./site.ts";

/** The settings that put a site's data on servers. */
interface StoreSettings extends BucketSettings {
  DATABASE_URL: string;
}

/** The place of the shared site's backend. */
export const SHARED_SITE = "site";

/**
 * The server for databases that `TEST_DATABASE_URL` names. Without one, playwright.config.ts starts one for the second run,
 * and sets the variable for everything that it starts afterwards.
 */
export const givenDatabases = process.env.TEST_DATABASE_URL
  ? new DatabaseServer(process.env.TEST_DATABASE_URL)
  : undefined;

/** Whether whoever runs the tests has named an object store. */
export const objectStoreIsGiven = Boolean(process.env.TEST_S3_ENDPOINT);

/** The ports of the servers that are started. */
export const DATABASE_PORT = String(port - 2);
export const OBJECT_STORE_PORT = String(port - 3);

function databases(): DatabaseServer {
  if (!givenDatabases) throw new Error("No server for the databases was started.");
  return givenDatabases;
}

/** The name of a database. Another checkout may use the same server. */
const databaseOf = (place: string) => `golden_hour_${port}_${place}`;

/** The settings that lead to a place. */
export const storeAt = (place: string): StoreSettings => ({
  DATABASE_URL: databases().url(databaseOf(place)),
  S3_BUCKET: databaseOf(place).replaceAll("_", "-"),
  S3_ENDPOINT: process.env.TEST_S3_ENDPOINT ?? "",
  S3_ACCESS_KEY_ID: process.env.TEST_S3_ACCESS_KEY_ID ?? KEY.id,
  S3_SECRET_ACCESS_KEY: process.env.TEST_S3_SECRET_ACCESS_KEY ?? KEY.secret,
});

/** Makes an empty place for the data of a site. @param place a name of lower case letters. */
export async function createStore(place: string): Promise<StoreSettings> {
  await databases().newDatabase(databaseOf(place));
  await createBucket(storeAt(place));
  return storeAt(place);
}

/** Deletes a place. */
export async function removeStore(place: string): Promise<void> {
  await databases().removeDatabase(databaseOf(place));
  await removeBucket(storeAt(place));
}
