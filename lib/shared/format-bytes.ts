const UNITS = [
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
  ["kilobyte", 1e3],
] as const;

/** Formats a size as file managers do, in powers of ten: "820 kB", "4.7 MB", "1.2 GB". Rounds up to 1 kB. */
export function formatBytes(bytes: number): string {
  const [unit, size] = UNITS.find(([, length]) => bytes >= length) ?? ["kilobyte", 1e3];
  const value = Math.max(bytes, 1e3) / size;
  const format = new Intl.NumberFormat("en-US", {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}
