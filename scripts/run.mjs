/**
 * Runs one of the scripts in TypeScript, such as `npm run restore -- backup.tar`, also in a fresh clone: installs the
 * packages first, and uses the Node that package.json pins.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPackages, root, runNode, tools } from "./prepare.mjs";

const [name = "", ...args] = process.argv.slice(2);
await installPackages();
const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
process.exitCode = await runNode(
  tools.tsx,
  ...settings,
  "--conditions=react-server",
  join(root, "scripts", `${name}.ts`),
  ...args,
);
