import { mergeTests } from "@playwright/test";
import { test as pageTest } from "../fixtures";
import { test as ownServerTest } from "./own-servers";
import { site } from "./site";

/** A site whose admin is that of the shared one. */
export const SAME_ADMIN = {
  ADMIN_EMAIL: site.admin.email,
  ADMIN_PASSWORD: site.admin.password,
  ENQUIRIES_PER_HOUR: "1000",
};

/**
 * Playwright's test with a page and servers of its own. The console is checked, and the page closed, before
 * the servers end: what a page asks for in vain after that is no finding.
 */
export const test = mergeTests(pageTest, ownServerTest).extend<Record<never, never>>({
  quietConsole: async ({ own: _, quietConsole }, use) => use(quietConsole),
});
