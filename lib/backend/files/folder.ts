import "server-only";
import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../error-code";
import type { FileStore, ListedFile } from "./file-store";
import { streamOf } from "./file-stream";

/**
 * The files directly in a folder. Names with a leading dot are for the folder's own use, and are not listed.
 *
 * @param folder its path. Files that are added have to be on the same disk.
 */
export const folderStore = (folder: string): FileStore => ({
  add: async (files) => {
    for (const { name, path } of files) await rename(path, join(folder, name));
    if (files.length > 0) await syncToDisk(folder);
  },
  find: async (name) => {
    const handle = await openFile(join(folder, name));
    const stat = await handle?.stat();
    if (!handle || !stat?.isFile()) {
      await handle?.close();
      return undefined;
    }
    const { size, mtime, mtimeMs } = stat;
    return {
      size,
      etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      modified: mtime,
      stream: async (range, signal) => streamOf(handle, range, signal),
      close: () => handle.close(),
    };
  },
  remove: async (names) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  },
  list: async () => {
    const names = await readdir(folder).catch(orWhenMissing<string[]>([]));
    const found = await Promise.all(
      names
        .filter((name) => !name.startsWith("."))
        .map(async (name): Promise<ListedFile[]> => {
          // Another process may have removed it meanwhile.
          const stat = await lstat(join(folder, name)).catch(orWhenMissing(undefined));
          return stat?.isFile() ? [{ name, size: stat.size, modified: stat.mtime }] : [];
        }),
    );
    return found.flat();
  },
});

/** Does not follow symbolic links, which could lead out of the folder. */
const openFile = (path: string): Promise<FileHandle | undefined> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(orWhenMissing(undefined));

/** Takes a value for what is not there, or is a symbolic link. @throws every other error. */
function orWhenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (["ENOENT", "ELOOP"].includes(codeOf(error))) return value;
    throw error;
  };
}

/** Flushes a file, or the names of a folder. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
