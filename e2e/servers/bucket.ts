import { S3 } from "@aws-sdk/client-s3";

/** The settings of a site that keeps its media in an object store. */
export interface BucketSettings {
  S3_BUCKET: string;
  S3_ENDPOINT: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/** Does something at an object store, past the site. */
async function atStore<Result>(
  settings: BucketSettings,
  work: (store: S3, bucket: string) => Promise<Result>,
): Promise<Result> {
  const store = new S3({
    endpoint: settings.S3_ENDPOINT,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  try {
    return await work(store, settings.S3_BUCKET);
  } finally {
    store.destroy();
  }
}

/** The names of the first thousand objects whose keys begin with a prefix, sorted. */
export const objectNames = (settings: BucketSettings, prefix: string): Promise<string[]> =>
  atStore(settings, async (store, Bucket) => {
    const { Contents = [] } = await store.listObjectsV2({ Bucket, Prefix: prefix });
    return Contents.map(({ Key = "" }) => Key.slice(prefix.length)).sort();
  });

/** The bytes of an object. */
export const readObject = (settings: BucketSettings, Key: string): Promise<Buffer> =>
  atStore(settings, async (store, Bucket) => {
    const { Body } = await store.getObject({ Bucket, Key });
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  });

/** Stores an object. */
export const writeObject = (settings: BucketSettings, Key: string, Body: Buffer): Promise<void> =>
  atStore(settings, async (store, Bucket) => void (await store.putObject({ Bucket, Key, Body })));

/** Deletes all objects whose keys begin with a prefix. */
export const removeObjects = (settings: BucketSettings, prefix: string): Promise<void> =>
  atStore(settings, async (store, Bucket) => {
    const names = () => objectNames(settings, prefix);
    // A list has a thousand at most.
    for (let left = await names(); left.length > 0; left = await names())
      for (const name of left) await store.deleteObject({ Bucket, Key: prefix + name });
  });

/** Creates an empty bucket, in place of one of this name. */
export async function createBucket(settings: BucketSettings): Promise<void> {
  await removeBucket(settings);
  await atStore(settings, (store, Bucket) => store.createBucket({ Bucket }));
}

/** Deletes a bucket with its objects, if there is one. */
export const removeBucket = (settings: BucketSettings): Promise<void> =>
  atStore(settings, async (store, Bucket) => {
    const { Buckets = [] } = await store.listBuckets({});
    if (!Buckets.some(({ Name }) => Name === Bucket)) return;
    await removeObjects(settings, "");
    await store.deleteBucket({ Bucket });
  });
