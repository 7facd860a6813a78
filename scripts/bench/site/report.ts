/** Of an odd number of values, in any order. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of an odd number of values, and the least and the most of them, as whole numbers. */
export const spread = (values: number[]): string =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

export type Row = Record<string, unknown>;

/** A Markdown table with the keys of the first row as its head. */
export function table(rows: Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) => {
    if (Array.isArray(value)) return value.join(" ");
    return value === Number.POSITIVE_INFINITY ? "lost" : String(value);
  };
  const texts = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = texts;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}
