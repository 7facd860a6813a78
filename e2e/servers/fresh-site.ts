import { rmSync } from "node:fs";
import { createStore, SHARED_SITE } from "./shared-store.ts";
import { backendEnvironment, backendIsElsewhere, frontEnvironment, site } from "./site.ts";

// Starts the shared site, or with `backend` its backend: deletes the data folder, then runs the server as `npm start`
// does.
const isBackend = process.argv.includes("backend");
const environment = isBackend ? backendEnvironment : backendIsElsewhere ? frontEnvironment : site.environment;
rmSync(environment.DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, environment, isBackend && (await createStore(SHARED_SITE)));
await import("../../lib/process/serve.ts");
