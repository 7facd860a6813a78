import "server-only";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { demoSounds } from "@/lib/content/demo-sounds";
import type { Database } from "../db/schema";
import { publish } from "../media/store";
import { type PreparedSound, prepareSound, storeSound } from "./add";
import shapes from "./demo/shapes.json";

/** Read at startup from the source folder. The recordings are not part of the build. */
const DEMO_FOLDER = join(process.cwd(), "lib/backend/sounds/demo");

/** Creates and publishes the files of the demo recordings, as an upload does. Holds no lock. */
export function prepareDemoSounds(): Promise<PreparedSound[]> {
  return Promise.all(
    demoSounds.map(async ({ file, title, craft }) => {
      const path = join(DEMO_FOLDER, `${file}.m4a`);
      const prepared = await prepareSound({ title, craft, ...shapes[file] }, path, true);
      await publish(prepared.staged);
      return prepared;
    }),
  );
}

/** Stores the prepared recordings in the order of the list. @param db the connection that holds the write lock. */
export async function storeDemoSounds(db: Kysely<Database>, sounds: PreparedSound[]): Promise<void> {
  for (const sound of sounds.toReversed()) await storeSound(db, sound);
}
