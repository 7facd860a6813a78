import "server-only";

const values = globalThis as typeof globalThis & { goldenHour?: Record<string, unknown> };

/**
 * Returns a value shared by the whole process. Next bundles route handlers and instrumentation separately, so a
 * module-level variable can exist several times in one process.
 *
 * @param key unique within the process. @param make creates the value. It is called once.
 */
export function perProcess<Value>(key: string, make: () => Value): Value {
  values.goldenHour ??= {};
  values.goldenHour[key] ??= make();
  return values.goldenHour[key] as Value;
}
