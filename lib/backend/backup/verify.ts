import "server-only";
import { text } from "node:stream/consumers";
import { BackupError, checkArchive, readArchive } from "./archive";
import { FORMAT, MANIFEST_NAME, type Manifest, MEDIA_PREFIX, manifestSchema, rowsName } from "./contents";
import { rowsOf } from "./rows";

/**
 * Reads a whole backup and compares it with what its manifest says.
 *
 * @returns the manifest.
 * @throws BackupError, in words for the owner, unless it is whole and of a version that this site can read.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  await checkArchive(file);
  let manifest: Manifest | undefined;
  const counted = { rows: {} as Record<string, number>, media: { files: 0, bytes: 0 } };
  await readArchive(file, async (name, content) => {
    if (name === MANIFEST_NAME) manifest = parseManifest(file, await text(content));
    else if (name.startsWith(MEDIA_PREFIX)) {
      counted.media.files += 1;
      for await (const chunk of content) counted.media.bytes += chunk.length;
    } else {
      let count = 0;
      for await (const rows of rowsOf(content)) count += rows.length;
      counted.rows[name] = count;
    }
  });
  if (!manifest) throw new BackupError(`${file} is not a backup of this site.`);
  const { rows, media } = manifest;
  const isWhole =
    Object.entries(rows).every(([table, count]) => counted.rows[rowsName(table)] === count) &&
    media.files === counted.media.files &&
    media.bytes === counted.media.bytes;
  if (!isWhole) throw new BackupError(`${file} does not have everything that it should have.`);
  return manifest;
}

function parseManifest(file: string, json: string): Manifest {
  const manifest = manifestSchema.safeParse(JSON.parse(json)).data;
  if (!manifest) throw new BackupError(`${file} is not a backup of this site.`);
  if (manifest.format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer version of the site. Update the site, then restore it.`,
    );
  return manifest;
}
