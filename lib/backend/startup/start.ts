import "server-only";
import { accessSync, constants, existsSync } from "node:fs";
import { resolve } from "node:path";
import { provideGalleryCount } from "@/lib/process/gallery-address";
import { atShutdown } from "@/lib/process/shutdown";
import { env, provideNextAuthSettings, StartupError } from "@/lib/settings/env";
import { makeKeptBackup } from "../backup/run";
import { watchBackups } from "../backup/schedule";
import { createFolder } from "../create-folder";
import { closeDatabase, database, engine } from "../db/connection";
import { whenFree } from "../db/lease";
import { isBehind, migrateUnderLock } from "../db/migrate";
import { watchRevisions } from "../db/revisions";
import { countGallery } from "../gallery/list";
import { galleryPagesDropper } from "../gallery/revision";
import { log } from "../log";
import { endOutbox, watchOutbox } from "../mail/worker";
import { removeLeftovers, watchObjectStore } from "../media/leftovers";
import { emptyTrash, watchTrash } from "../messages/trash";
import { emptyLog } from "../persons/person";
import { watchDatabase } from "../problems/database-damage";
import { keepReserve } from "../problems/reserve";
import { pushWorker } from "../push/worker";
import { explain } from "./explain";
import { repeatFirstLink } from "./first-link";
import { hasDatabase, refuseMissingDatabase } from "./missing-database";
import { checkObjectStore } from "./object-store";
import { prepareOrWait } from "./preparation";
import { hasSecret, prepareSecret } from "./secret";
import { fillNewDatabase } from "./seed";

/**
 * Prepares this process to serve requests, or exits: with one sentence when the owner can fix the problem (the
 * data folder or the database can't be used, a setting is missing), otherwise with the error and its stack.
 */
export async function startOrExit(): Promise<void> {
  await start().catch((error: Error) => {
    console.error(error.name === "StartupError" ? error.message : error);
    process.exit(1);
  });
}

/** Prepares the secret and the database schema, and fills a new database. */
async function start(): Promise<void> {
  try {
    if (env.API_BASE_URL) prepareForBackend(env.API_BASE_URL);
    else await prepareDatabase();
    provideGalleryCount(countGallery);
  } catch (error) {
    throw explain(error);
  }
}

async function prepareDatabase(): Promise<void> {
  atShutdown(async () => {
    await Promise.all([endOutbox(), pushWorker.end()]);
    await closeDatabase();
  });
  if (env.DATABASE_URL) {
    createFolder(resolve(env.DATA_DIR));
    return prepare();
  }
  refuseMissingDatabase();
  const folder = resolve(env.DATA_DIR);
  // Whether SQLite opens a database on a read-only disk depends on the files beside it.
  if (existsSync(folder)) accessSync(folder, constants.W_OK);
  if (!hasDatabase() || !hasSecret()) return prepare();
  provideNextAuthSettings(prepareSecret());
  await prepareOrWait(prepare);
}

/** Everything that a process does again if the disk was full the first time. */
async function prepare(): Promise<void> {
  createFolder(resolve(env.DATA_DIR, "uploads"));
  await checkObjectStore();
  await engine().prepare();
  if (await isBehind(database())) await whenFree("backup", tellOfWaiting, upgrade);
  await migrateUnderLock(async (db) => {
    provideNextAuthSettings(prepareSecret());
    await removeLeftovers(db);
    await emptyTrash(db);
  });
  // A process that was killed after an erasure has left what was erased there.
  void emptyLog();
  await repeatFirstLink();
  await fillNewDatabase(database());
  await keepReserve();
  watchDatabase();
  watchObjectStore();
  watchBackups();
  void galleryPagesDropper().then(watchRevisions);
  watchOutbox();
  watchTrash();
  pushWorker.start();
}

const tellOfWaiting = () =>
  log.info("another process is upgrading or backing up the site: waiting for it to finish");

/** Of several instances that start together, one makes the backup and migrates. The others wait, and find it done. */
async function upgrade(): Promise<void> {
  if (!(await isBehind(database()))) return;
  await backUpBeforeUpgrade();
  await migrateUnderLock(async () => {});
}

/** @throws StartupError when there can be no backup: a failed upgrade could then not be undone. */
async function backUpBeforeUpgrade(): Promise<void> {
  try {
    await makeKeptBackup();
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new StartupError(
      `This version has to change the database, but could not make a backup before: ${message}. Nothing was changed.`,
    );
  }
}

/** @param address of the backend elsewhere, which has the database. Only the secret is kept on this side. */
function prepareForBackend(address: string): void {
  if (new URL(address).origin === new URL(env.SITE_URL).origin)
    throw new StartupError("API_BASE_URL is this site's own address (SITE_URL). Set it to the backend's.");
  if (!env.NEXTAUTH_SECRET) createFolder(resolve(env.DATA_DIR));
  provideNextAuthSettings(prepareSecret());
}
