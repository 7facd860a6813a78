import "server-only";
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { permissionSchema } from "@/lib/contract/users";
import { env, StartupError } from "@/lib/settings/env";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { prepareDemoGallery, storeDemoGallery } from "../gallery/demo";
import { discard, endStaging, tidy, undoAfter } from "../media/store";
import { demoMessages } from "../messages/demo";
import { demoNotifications } from "../notifications/demo";
import { prepareDemoSounds, storeDemoSounds } from "../sounds/demo";
import { isCommonPassword } from "../users/common-passwords";
import { insertUser } from "../users/create";
import { hashPassword } from "../users/password";
import { addFirstLink } from "./first-link";

/**
 * Adds the first admin and, unless `SEED_DEMO` is off, demo content to a database without users.
 *
 * Creating the pictures takes seconds, so it is done before the write lock is taken. Everything is then stored
 * in one transaction: a process killed before that leaves a database without users, which the next start
 * fills. When two processes start together, the second one finds the work done.
 *
 * @throws StartupError when the first admin would get a common password.
 */
export async function fillNewDatabase(db: Kysely<Database>): Promise<void> {
  if (await hasUsers(db)) return;
  if (env.ADMIN_PASSWORD && (await isCommonPassword(env.ADMIN_PASSWORD)))
    throw new StartupError(
      "ADMIN_PASSWORD is on the lists of common passwords, which are tried first. Try a few unrelated words, or leave it " +
        "out: then a password is made and printed once.",
    );
  const media: DemoMedia = { gallery: [], sounds: [] };
  try {
    if (env.SEED_DEMO) {
      media.gallery = await prepareDemoGallery();
      media.sounds = await prepareDemoSounds();
    }
    const isFilled = await withWriteLock((connection) => fill(connection, media));
    await endMedia(media, isFilled);
  } catch (error) {
    await undoAfter(error, () => endMedia(media, false));
    throw error;
  }
}

/** The demo content with files, published before its rows. */
interface DemoMedia {
  gallery: Awaited<ReturnType<typeof prepareDemoGallery>>;
  sounds: Awaited<ReturnType<typeof prepareDemoSounds>>;
}

/** Removes the work folders. @param isStored whether it was this process that stored the rows; if not, their files go. */
async function endMedia({ gallery, sounds }: DemoMedia, isStored: boolean): Promise<void> {
  for (const { staged } of [...gallery, ...sounds])
    await tidy(isStored ? endStaging(staged) : discard(staged));
}

const hasUsers = async (db: Kysely<Database>) =>
  (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;

/**
 * Fills a database, unless another process was faster.
 *
 * Prints a generated password once, with a link to choose another one, to the console and never to the log. A password from
 * `ADMIN_PASSWORD` is not printed.
 *
 * @returns whether this process has filled it.
 */
async function fill(db: Kysely<Database>, { gallery, sounds }: DemoMedia): Promise<boolean> {
  if (await hasUsers(db)) return false;

  const email = env.ADMIN_EMAIL ?? "owner@goldenhour.example";
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const owner = { firstName: "Site", lastName: "Owner", email, role: "admin" as const };
  const { _id } = await insertUser(
    db,
    { ...owner, permissions: permissionSchema.options },
    { passwordHash: await hashPassword(password) },
  );
  const link = env.ADMIN_PASSWORD ? "" : `\n${await addFirstLink(db, _id)}`;
  if (env.SEED_DEMO) {
    await db.insertInto("messages").values(demoMessages(new Date())).execute();
    await db.insertInto("notifications").values(demoNotifications(new Date())).execute();
  }
  await storeDemoGallery(db, gallery);
  await storeDemoSounds(db, sounds);

  const shown = env.ADMIN_PASSWORD
    ? "the one in ADMIN_PASSWORD"
    : `${password}   (it will not be shown again)`;
  console.log(`\n  Your first admin\n    email     ${email}\n    password  ${shown}\n${link}`);
  return true;
}
