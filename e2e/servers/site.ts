import { fileURLToPath } from "node:url";

/** Set `E2E_PORT` to run the tests of two checkouts side by side. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * Whether the site's backend is another server (`API_BASE_URL`), with its data on servers, too (shared-store.ts): every
 * request of a test then goes through the site to that server. `npm test` runs the journeys and the API tests both ways.
 */
export const backendIsElsewhere = process.env.E2E_BACKEND === "elsewhere";

const BACKEND_PORT = port - 1;

/** The shared site's backend, if it is elsewhere. */
export const backendUrl = `http://127.0.0.1:${BACKEND_PORT}`;

/** High limits, for tests that send many requests from one IP address. */
export const UNLIMITED = { LOGIN_ATTEMPTS_PER_MINUTE: "100000", ENQUIRIES_PER_HOUR: "100000" };

const environment = {
  PORT: String(port),
  DATA_DIR: fileURLToPath(new URL("../../data/e2e", import.meta.url)),
  ADMIN_EMAIL: "owner@journeys.example",
  ADMIN_PASSWORD: "a long one for the journeys",
  ...UNLIMITED,
  LOG_LEVEL: "warn",
};

/** The settings of the shared site's backend, if it is elsewhere. */
export const backendEnvironment = { ...environment, PORT: String(BACKEND_PORT), TRUST_PROXY: "on" };

/** The settings of a site whose backend is elsewhere. It has no data but a secret. */
export const frontEnvironment = {
  ...environment,
  DATA_DIR: fileURLToPath(new URL("../../data/e2e-front", import.meta.url)),
  API_BASE_URL: backendUrl,
};

/** The built site that most tests share, with its own database. */
export const site = {
  url: `http://localhost:${port}`,
  admin: { email: "owner@journeys.example", password: "a long one for the journeys" },
  environment,
};

/** Settings that give another server the shared site's first admin. */
export const SAME_ADMIN = {
  ADMIN_EMAIL: site.admin.email,
  ADMIN_PASSWORD: site.admin.password,
};
