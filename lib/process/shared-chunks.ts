import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** How a chunk of the bundler begins: it exports a list of its modules. */
const CHUNK = "module.exports=[";

const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * Makes chunks with the same content one. The bundler writes them again for every group of routes (8 files of 727 KB with the
 * same backend), and the server would compile and keep each: a chunk that is there already becomes a reference to it.
 *
 * @param folder the build's.
 * @returns how many files now refer to another.
 */
export function shareChunks(folder: string): number {
  const chunks = join(folder, "server/chunks");
  const first = new Map<string, string>();
  let count = 0;
  for (const name of readdirSync(chunks, { recursive: true, encoding: "utf8" }).sort()) {
    if (!name.endsWith(".js")) continue;
    const file = join(chunks, name);
    const code = readFileSync(file, "utf8").replace(SOURCE_MAP, "");
    if (!code.startsWith(CHUNK)) continue;
    const hash = createHash("sha256").update(code).digest("hex");
    const same = first.get(hash);
    if (!same) {
      first.set(hash, file);
      continue;
    }
    const path = relative(dirname(file), same).split(sep).join("/");
    writeFileSync(file, `module.exports=require(${JSON.stringify(`./${path}`)});\n`);
    count += 1;
  }
  return count;
}
