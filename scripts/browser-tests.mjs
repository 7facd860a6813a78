/** Reads the JSON reports that playwright.config.ts has written: for `npm test` and `npm run proof`. */

/**
 * The tests of a Playwright report: their full titles, durations in ms, errors and annotations.
 *
 * @param {any} suite the report or a suite in it. @param {string} [place] the titles of its parents.
 * @returns {{ name: string, ok: boolean, skipped: boolean, duration: number, errors: string[],
 *   annotations: { type: string, description?: string }[] }[]}
 */
export function browserTestsOf({ title = "", specs = [], suites = [] }, place = "") {
  const here = title ? `${place}${title} › ` : place;
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      name: here + spec.title,
      ok: spec.ok && test.status !== "flaky",
      skipped: test.status === "skipped",
      duration: test.results.at(-1)?.duration ?? 0,
      errors: test.results.flatMap((/** @type {any} */ result) =>
        result.errors.map((/** @type {any} */ error) => error.message),
      ),
      annotations: test.annotations,
    })),
  );
  return [...own, ...suites.flatMap((/** @type {any} */ inner) => browserTestsOf(inner, here))];
}
