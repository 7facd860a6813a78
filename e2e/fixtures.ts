import {
  type APIRequestContext,
  test as base,
  expect,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
} from "@playwright/test";
import { type AddUser, withUsers } from "./factories/people";
import { ConsoleGuard } from "./screens/console";
import { type DeliveryServices, openDeliveryServices } from "./servers/delivery-services";
import { EmptySites } from "./servers/empty-sites";
import { MailServer } from "./servers/mail-server";
import { OwnServers } from "./servers/own-servers";
import { PushService } from "./servers/push-service";
import type { NewDevice, OwnServer, Settings } from "./servers/server-process";
import { bearer, type Credentials, signIn } from "./servers/sign-in";
import { site } from "./servers/site";
import { openSlowNetwork, type SlowNetwork } from "./servers/slow-network";
import { SmallDisk } from "./servers/small-disk";

interface OfTest {
  /** Fails the test on any console error, uncaught error or policy violation that was not allowed here. */
  quietConsole: ConsoleGuard;
  /** Signs the browser in without the sign-in form, as the admin by default. */
  signIn: (person?: Credentials) => Promise<void>;
  /** The Authorization header of the admin. */
  signedIn: { authorization: string };
  /** A client that is signed in as the admin with a token only, without the cookie. `request` is not signed in. */
  admin: APIRequestContext;
  /** Creates a client that is signed in as somebody else, like `admin`. */
  adminAs: (person: Credentials) => Promise<APIRequestContext>;
  /** Creates a client of the site with its own cookies. */
  newDevice: () => Promise<APIRequestContext>;
  /** Creates clients of any site. */
  devices: NewDevice;
  /** Adds a user to the shared site and deletes them after the test. They have the admin's password. */
  addUser: AddUser;
  /** Starts servers for this test only. */
  own: OwnServers;
  /** The settings of `emptySite`. */
  settings: Settings;
  /** A small disk for this test only. The test is skipped where none can be mounted. */
  smallDisk: SmallDisk;
  /** A site with one admin and no content. With `test.use(onEmptySite)`, `page` is on it. */
  emptySite: OwnServer;
  /** Finds the site with these settings that the tests of a worker share, as those before have left it, or starts it. */
  usedSite: (settings: Settings) => Promise<OwnServer>;
  /** Mocks of the services that enquiries are delivered to, and the settings that enable them. */
  deliveries: DeliveryServices;
  /** A mail server for this test only, and the settings that make a site send through it. */
  mailServer: MailServer;
  /** A push service for this test only, with browsers, and the setting that makes a site push to it. */
  pushService: PushService;
  /** A proxy in front of the site that delivers pages piece by piece. */
  slowNetwork: SlowNetwork;
}

/** How long a token of the shared site's admin is used, in milliseconds: it expires after 15 minutes. */
const TOKEN_USE_MS = 10 * 60 * 1000;

interface OfWorker {
  /** A token of the shared site's admin. Signing in is slow by design, so the tests of a worker share one session. */
  ownerToken: () => Promise<string>;
  emptySites: EmptySites;
  mockServices: DeliveryServices;
  /** The mail server of the tests on a mailing site. */
  sharedMailServer: MailServer;
}

async function withMailServer(
  { playwright: _ }: { playwright: unknown },
  use: (server: MailServer) => Promise<void>,
): Promise<void> {
  const server = new MailServer();
  await server.open();
  await use(server);
  await server.close();
}

/**
 * The `test` object of all specs. Playwright only creates the fixtures that a test names: without `page` there
 * is no browser page, and without `own` and `emptySite` no server besides the shared site.
 */
export const test = base.extend<OfTest, OfWorker>({
  devices: async ({ playwright }, use) => {
    const devices: APIRequestContext[] = [];
    await use(async (baseURL, extraHTTPHeaders) => {
      const device = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
      devices.push(device);
      return device;
    });
    await Promise.all(devices.map((device) => device.dispose()));
  },

  emptySites: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const sites = new EmptySites(parallelIndex);
      await use(sites);
      await sites.end();
    },
    { scope: "worker" },
  ],

  ownerToken: [
    async ({ playwright }, use) => {
      const device = await playwright.request.newContext({ baseURL: site.url });
      let last = { token: "", at: 0 };
      await use(async () => {
        if (Date.now() - last.at > TOKEN_USE_MS)
          last = { token: (await signIn(device, site.admin)).token, at: Date.now() };
        return last.token;
      });
      await device.dispose();
    },
    { scope: "worker" },
  ],

  mockServices: [
    async ({ playwright: _ }, use) => {
      const services = await openDeliveryServices();
      await use(services);
      services.formService.close();
      services.emailService.close();
    },
    { scope: "worker" },
  ],

  sharedMailServer: [withMailServer, { scope: "worker" }],

  quietConsole: async ({ playwright: _ }, use) => use(new ConsoleGuard()),

  // Depends on `own`, so that the servers outlive the pages. Otherwise failed requests would count as errors.
  context: async ({ context, quietConsole, own: _ }, use) => {
    await quietConsole.watch(context);
    await use(context);
    expect(quietConsole.unexpected).toEqual([]);
  },

  signIn: async ({ page, baseURL }, use) => {
    await use(async (person) => {
      const { token } = await signIn(page.request, person, baseURL);
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem("seeded")) localStorage.setItem("adminToken", value);
        sessionStorage.setItem("seeded", "yes");
      }, token);
    });
  },

  newDevice: async ({ devices, baseURL }, use) => use(() => devices(baseURL, {})),

  signedIn: async ({ newDevice, ownerToken, baseURL }, use) => {
    const token = baseURL === site.url ? await ownerToken() : (await signIn(await newDevice())).token;
    await use(bearer(token));
  },

  admin: async ({ devices, baseURL, signedIn }, use) => use(await devices(baseURL, signedIn)),

  adminAs: async ({ devices, newDevice, baseURL }, use) => {
    await use(async (person) => devices(baseURL, bearer((await signIn(await newDevice(), person)).token)));
  },

  addUser: async ({ playwright: _ }, use) => withUsers(use),

  own: async ({ devices }, use, { parallelIndex }) => {
    const servers = new OwnServers(devices, parallelIndex);
    await use(servers);
    await servers.end();
  },

  smallDisk: async ({ playwright: _ }, use, testInfo) => {
    const disk = SmallDisk.mount();
    testInfo.skip(!disk, "A small disk can't be mounted here: that takes root on Linux.");
    if (!disk) return;
    await use(disk);
    disk.remove();
  },

  settings: [{}, { option: true }],

  emptySite: async ({ emptySites, settings, devices }, use) => use(await emptySites.get(settings, devices)),

  usedSite: async ({ emptySites, devices }, use) => use((settings) => emptySites.getUsed(settings, devices)),

  deliveries: async ({ mockServices }, use) => {
    mockServices.formService.reset();
    mockServices.emailService.reset();
    await use(mockServices);
  },

  mailServer: withMailServer,

  pushService: async ({ playwright: _ }, use) => {
    const service = new PushService();
    await service.open();
    await use(service);
    await service.close();
    expect(service.invalid).toEqual([]);
  },

  slowNetwork: async ({ baseURL }, use) => {
    const network = await openSlowNetwork(baseURL);
    await use(network);
    network.close();
  },
});

/** With `test.use(onEmptySite)`, `page`, `request` and `admin` use {@link OfTest.emptySite}. */
export const onEmptySite: Fixtures<
  Partial<OfTest>,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions & OfTest,
  OfWorker
> = {
  baseURL: async ({ emptySite }, use) => use(emptySite.url),
};

/**
 * Like {@link onEmptySite}, for tests whose settings include those of `mailServer`. A worker's tests share the site and the mail
 * server, where mails of an earlier test may still arrive: check only those to an address that no other test uses.
 */
export const onMailingSite: typeof onEmptySite = {
  ...onEmptySite,
  mailServer: async ({ sharedMailServer }, use) => use(sharedMailServer),
};

/** Tags a journey that is repeated with the backend elsewhere. */
export const ELSEWHERE = "@elsewhere";

/** The owner's journeys are made in both. */
export const THEMES = ["light", "dark"] as const;

export { expect };
