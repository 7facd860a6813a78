import type { Page } from "@playwright/test";

interface HeldRoute {
  /** The number of requests so far. */
  readonly count: number;
  /** Lets the held requests and all later ones continue. */
  release(): void;
}

/**
 * Holds requests of a page until the test releases them, to check what is shown while they are pending.
 *
 * @param url a pattern for `page.route`. @param method holds only requests with this method.
 */
export async function holdRoute(page: Page, url: string, method?: string): Promise<HeldRoute> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    count += 1;
    await released;
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined);
  });
  return {
    release,
    get count() {
      return count;
    },
  };
}
