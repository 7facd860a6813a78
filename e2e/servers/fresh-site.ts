import { rmSync } from "node:fs";
import { site } from "./site.ts";

// Starts the shared site: deletes the data folder, then runs the server as `npm start` does.
rmSync(site.environment.DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, site.environment);
await import("../../lib/process/serve.ts");
