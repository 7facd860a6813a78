import "server-only";
import { randomUUID } from "node:crypto";
import { env, StartupError } from "@/lib/settings/env";
import { askStore } from "../files/s3";
import { log } from "../log";

/**
 * What is wrong with the settings, by the codes of S3
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html).
 */
const PROBLEMS: Record<string, [problem: string, settings: string]> = {
  NoSuchBucket: ["does not exist", "Create it, or correct S3_BUCKET"],
  InvalidAccessKeyId: ["can't be used with this key", "Correct S3_ACCESS_KEY_ID"],
  SignatureDoesNotMatch: ["can't be used with this key", "Correct S3_SECRET_ACCESS_KEY"],
  AccessDenied: [
    "does not give this key all the rights it needs",
    "Give it the rights to read, write, list and delete, or correct S3_BUCKET",
  ],
  PermanentRedirect: ["is in another region", "Correct S3_REGION"],
  AuthorizationHeaderMalformed: ["is in another region", "Correct S3_REGION"],
  CredentialsProviderError: ["needs a key", "Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY"],
};

/**
 * Tries everything that the site does in the buckets.
 *
 * A store that does not answer is no reason to stay closed: enquiries do not need it.
 *
 * @throws StartupError when a store refuses: only the settings can help then.
 */
export async function checkObjectStore(): Promise<void> {
  for (const bucket of new Set([env.S3_BUCKET, env.S3_BACKUP_BUCKET])) if (bucket) await checkBucket(bucket);
}

async function checkBucket(Bucket: string): Promise<void> {
  // Instances that start together would remove each other's. One that is left is swept.
  const Key = `work/check-${randomUUID()}`;
  try {
    await askStore((store, options) => store.putObject({ Bucket, Key, Body: "ok" }, options));
    await askStore((store, options) => store.headObject({ Bucket, Key }, options));
    await askStore((store, options) => store.deleteObject({ Bucket, Key }, options));
    await refuseReadableBackups(Bucket);
  } catch (error) {
    const { name, message, status } = answerIn(error);
    const [problem, settings] = PROBLEMS[name] ?? ["can't be used", "Correct the S3 settings"];
    if (status >= 300 && status < 500)
      throw new StartupError(
        `The bucket ${Bucket} at ${place()} ${problem} (${name}: ${message}). ${settings}.`,
      );
    log.error(`The object store at ${place()} does not answer. The site opens without its media.`);
  }
}

/** @throws StartupError when backups are in a bucket that anybody can read. */
async function refuseReadableBackups(Bucket: string): Promise<void> {
  const found = await askStore((store, options) =>
    store.listObjectsV2({ Bucket, Prefix: "backups/", MaxKeys: 1 }, options),
  );
  if (env.S3_PUBLIC_URL && Bucket === env.S3_BUCKET && found.Contents?.length)
    throw new StartupError(
      `The bucket ${Bucket} has backups, which anybody could read at S3_PUBLIC_URL. Move backups/ to another bucket ` +
        "(S3_BACKUP_BUCKET), or delete it.",
    );
}

const place = () => (env.S3_ENDPOINT ? new URL(env.S3_ENDPOINT).host : `AWS (${env.S3_REGION})`);

/** The store's answer in an error of {@link askStore}; status 0 without one. A missing key is as good as an answer. */
function answerIn(error: unknown): { name: string; message: string; status: number } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  if (!cause) throw error;
  const { httpStatusCode = 0 } = "$metadata" in cause ? (cause.$metadata as { httpStatusCode?: number }) : {};
  const { name, message } = cause;
  return { name, message, status: name === "CredentialsProviderError" ? 401 : httpStatusCode };
}

/** The sentence for a new site whose content can't be stored. */
export const storeAwayError = (): StartupError =>
  new StartupError(
    `The object store at ${place()} does not answer, so a new site can't be filled. Start it, or correct the S3 settings.`,
  );
