import { rmSync } from "node:fs";
import { site } from "./site.ts";

// The launcher of the journeys' server: an empty data folder, then the server as `npm start` runs it.
rmSync(site.environment.DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, site.environment);
await import("../../lib/process/serve.ts");
