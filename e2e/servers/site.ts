import { fileURLToPath } from "node:url";

const port = 3210;

/** The site that the journeys run on: the built one, on a database of its own. */
export const site = {
  url: `http://localhost:${port}`,
  admin: { email: "owner@journeys.example", password: "a long one for the journeys" },
  environment: {
    PORT: String(port),
    DATA_DIR: fileURLToPath(new URL("../../data/e2e", import.meta.url)),
    ADMIN_EMAIL: "owner@journeys.example",
    ADMIN_PASSWORD: "a long one for the journeys",
    // All journeys come from one address.
    LOGIN_ATTEMPTS_PER_MINUTE: "100000",
    ENQUIRIES_PER_HOUR: "100000",
    LOG_LEVEL: "warn",
  },
};
