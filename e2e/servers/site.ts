import { fileURLToPath } from "node:url";

/** Set `E2E_PORT` to run the tests of two checkouts side by side. */
const port = Number(process.env.E2E_PORT ?? 3210);

const environment = {
  PORT: String(port),
  DATA_DIR: fileURLToPath(new URL("../../data/e2e", import.meta.url)),
  ADMIN_EMAIL: "owner@journeys.example",
  ADMIN_PASSWORD: "a long one for the journeys",
  // All tests come from one IP address.
  LOGIN_ATTEMPTS_PER_MINUTE: "100000",
  ENQUIRIES_PER_HOUR: "100000",
  LOG_LEVEL: "warn",
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
