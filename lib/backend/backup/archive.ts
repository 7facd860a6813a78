import "server-only";
import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";

/** A backup that can't be used, in one sentence for the owner. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** What an archive holds under one name: bytes, or what is read when it is their turn. */
export interface ArchiveEntry {
  name: string;
  content: Buffer | Content;
}

export interface Content {
  /** Its size in bytes. */
  size: number;
  read: () => Promise<Readable>;
}

/** The content of a file on the disk of this machine. */
export const contentOf = async (file: string): Promise<Content> => ({
  size: (await stat(file)).size,
  read: async () => createReadStream(file),
});

/** The name of the last entry, which holds the digest of everything before it. */
const DIGEST_NAME = "sha256";

/** An entry is the same whenever it is written, so that the end of an archive can be computed. */
const header = (name: string, size: number) => ({ name, size, mode: 0o600, mtime: new Date(0) });

/**
 * Writes a tar archive, flushed to disk. Its last entry is the SHA-256 of everything before it, so that no byte of it can
 * change unnoticed; every other program reads it as a tar file.
 *
 * @param file the path of the new archive.
 */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const tar = pack();
  const digest = createHash("sha256");
  const adding = addAll(tar, entries).catch((error) => tar.destroy(error));
  await pipeline(tar, withoutEnd(digest), createWriteStream(file, { mode: 0o600 }));
  await adding;
  const handle = await open(file, "a");
  try {
    await handle.write(await endOf(digest));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function addAll(tar: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, content } of entries) {
    if (Buffer.isBuffer(content)) tar.entry(header(name, content.length), content);
    else await pipeline(await content.read(), tar.entry(header(name, content.size)));
  }
  tar.finalize();
}

/** Two empty blocks end a tar archive (POSIX pax). */
const END = Buffer.alloc(1024);

/** Digests a tar archive, and holds back its end. */
function withoutEnd(digest: Hash): Transform {
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk]);
      const passed = all.subarray(0, Math.max(0, all.length - END.length));
      held = all.subarray(passed.length);
      digest.update(passed);
      done(null, passed);
    },
    flush(done) {
      done(held.equals(END) ? null : new Error("The archive does not end as a tar file does."));
    },
  });
}

/** The last entry and the end of an archive with this digest. */
async function endOf(digest: Hash): Promise<Buffer> {
  const tar = pack();
  const hex = digest.digest("hex");
  tar.entry(header(DIGEST_NAME, hex.length), hex);
  tar.finalize();
  return Buffer.concat(await Readable.from(tar).toArray());
}

/** The size of what {@link endOf} makes: a header, the digest, and the end of a tar file. */
const END_SIZE = 512 + 512 + END.length;

/** Checks every byte of an archive. @throws BackupError when it is damaged or no archive of this site. */
export async function checkArchive(file: string): Promise<void> {
  const damaged = new BackupError(`${file} is damaged, or is not a backup of this site.`);
  const { size } = await stat(file);
  if (size <= END_SIZE) throw damaged;
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(file, { end: size - END_SIZE - 1 })) digest.update(chunk);
  const last = Buffer.concat(await createReadStream(file, { start: size - END_SIZE }).toArray());
  if (!last.equals(await endOf(digest))) throw damaged;
}

/**
 * Reads the entries of an archive in their order.
 *
 * @param read receives each entry; what it leaves unread is skipped.
 * @throws whatever `read` throws.
 */
export async function readArchive(
  file: string,
  read: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const tar = createReadStream(file).pipe(extract());
  for await (const entry of tar) {
    // The library has streams of its own.
    if (entry.header.name !== DIGEST_NAME) await read(entry.header.name, Readable.from(entry));
    entry.resume();
  }
}
