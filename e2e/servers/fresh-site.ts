import { rmSync } from "node:fs";
import { backendEnvironment, backendIsElsewhere, frontEnvironment, site } from "./site.ts";

// Starts the shared site, or with `backend` its backend: deletes the data folder, then runs the server as `npm start`
// does.
const environment = process.argv.includes("backend")
  ? backendEnvironment
  : backendIsElsewhere
    ? frontEnvironment
    : site.environment;
rmSync(environment.DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, environment);
await import("../../lib/process/serve.ts");
