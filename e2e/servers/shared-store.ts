import { DatabaseServer } from "./database-server.ts";
import { port } from "./site.ts";

/** The settings that put a site's data on servers. */
interface StoreSettings {
  DATABASE_URL: string;
}

/** The place of the shared site's backend. */
export const SHARED_SITE = "site";

/** Whether whoever runs the tests has named a server for the databases. */
export const databaseIsGiven = Boolean(process.env.TEST_DATABASE_URL);

/** The port of the server that is started otherwise. */
export const DATABASE_PORT = String(port - 2);

/** Without a given server, playwright.config.ts sets the variable when it has started one. */
const databases = () => new DatabaseServer(process.env.TEST_DATABASE_URL ?? "");

/** The name of a database. Another checkout may use the same server. */
const databaseOf = (place: string) => `golden_hour_${port}_${place}`;

/** The settings that lead to a place. */
export const storeAt = (place: string): StoreSettings => ({
  DATABASE_URL: databases().url(databaseOf(place)),
});

/** Makes an empty place for the data of a site. @param place a name of lower case letters. */
export async function createStore(place: string): Promise<StoreSettings> {
  await databases().newDatabase(databaseOf(place));
  return storeAt(place);
}

/** Deletes a place. */
export const removeStore = (place: string): Promise<void> => databases().removeDatabase(databaseOf(place));
