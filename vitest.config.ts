import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  // Resolves `server-only` to an empty module, as on the server.
  ssr: { resolve: { conditions: ["react-server"] } },
  test: {
    // All processors, since nothing else runs meanwhile, and threads: a process for each file took half as much time again.
    pool: "threads",
    maxWorkers: "100%",
    include: ["{app,components,lib,scripts}/**/*.test.ts"],
    // Same as Playwright's: some tests encode pictures, and the machine may be busy.
    testTimeout: 30_000,
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
