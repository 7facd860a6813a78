/**
 * Gives `font` the `tags` tables of `other`, or removes those that `other` lacks. Both are TrueType files with the same glyphs.
 * The checksums of tables are left at 0: whatever writes the file next sets them.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function withTablesOf(font: Buffer, other: Buffer, tags: string[]): Buffer<ArrayBuffer> {
  const tables = tablesOf(font);
  const others = tablesOf(other);
  for (const tag of tags) {
    const table = others.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  const directory = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tables.size);
  font.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, tag] of [...tables.keys()].sort().entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const record = HEADER_BYTES + RECORD_BYTES * index;
    directory.write(tag, record, "latin1");
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Reads the tables of a TrueType file by their tags. */
function tablesOf(font: Buffer) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = HEADER_BYTES + RECORD_BYTES * index;
      const start = font.readUInt32BE(record + 8);
      return [
        font.toString("latin1", record, record + 4),
        font.subarray(start, start + font.readUInt32BE(record + 12)),
      ];
    }),
  );
}
