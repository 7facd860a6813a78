import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  test as base,
  expect,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { bearer, signIn } from "../api/api-test";
import { test as journey } from "../fixtures";
import { findFreePort, QUICK } from "./own-servers";
import { OwnServer, UNSET } from "./server-process";
import { site } from "./site";

interface GallerySite {
  server: OwnServer;
  /** Its media folder. */
  uploads: string;
}

interface OfTest {
  /** Signed in as the site's admin, with a token. */
  admin: APIRequestContext;
}
interface OfWorker {
  gallerySite: GallerySite;
}

/**
 * A site of the worker's own, without the demo gallery: on the shared one a new item would come between what
 * other tests look for. It holds what the worker's earlier tests left. `page` and `request` are its clients.
 */
const fixtures: Fixtures<OfTest, OfWorker, PlaywrightTestArgs & PlaywrightTestOptions, PlaywrightWorkerArgs> =
  {
    gallerySite: [
      async ({ playwright }, use, { parallelIndex }) => {
        const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
        const settings = {
          ...UNSET,
          ...QUICK,
          DATA_DIR: folder,
          PORT: await findFreePort(parallelIndex),
          ADMIN_EMAIL: site.admin.email,
          ADMIN_PASSWORD: site.admin.password,
          LOGIN_ATTEMPTS_PER_MINUTE: site.environment.LOGIN_ATTEMPTS_PER_MINUTE,
        };
        const server = new OwnServer(settings, {}, (baseURL, extraHTTPHeaders) =>
          playwright.request.newContext({ baseURL, extraHTTPHeaders }),
        );
        await use({ server: await server.opened(), uploads: join(folder, "uploads") });
        await server.kill();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker" },
    ],

    baseURL: async ({ gallerySite }, use) => use(gallerySite.server.url),

    admin: async ({ gallerySite, request }, use) => {
      const { token } = await signIn(request, site.admin);
      const admin = await gallerySite.server.newDevice(bearer(token));
      await use(admin);
      await admin.dispose();
    },
  };

/** For calls alone: no page is opened. */
export const test = base.extend<OfTest, OfWorker>(fixtures);

/** For journeys in the browser. */
export const pageTest = journey.extend<OfTest, OfWorker>(fixtures);

export { expect };
