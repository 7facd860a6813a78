/** The longest that a step of a payment may take: the request timeout (docs/product.md#limits). */
const LIMIT_MS = 30_000;

/** Ends the waiting for a payment that no longer makes progress. The library's own requests have no time limit. */
export function stallTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (error: Error) => void = () => {};
  const stop = () => clearTimeout(timer);
  return {
    /** Starts the time of a step, again for each one. */
    start: () => {
      stop();
      timer = setTimeout(() => fail(new Error("The payment made no progress.")), LIMIT_MS);
    },
    stop,
    /** Rejects once a step takes too long. */
    stalled: () =>
      new Promise<never>((_, reject) => {
        fail = reject;
      }),
  };
}
