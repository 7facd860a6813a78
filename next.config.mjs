import { fileURLToPath } from "node:url";
import { SECURITY_HEADERS } from "./lib/process/security-headers.ts";

const securityHeaders = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactCompiler: false,
  images: { unoptimized: true },
  // It starts threads from its own files.
  serverExternalPackages: ["piscina"],
  cacheHandler: fileURLToPath(new URL("./lib/process/cache-handler.mjs", import.meta.url)),
  // `npm test` checks types; skipping it here makes the first start faster.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // Only a build has the minifier.
      const { writeLoader } = await import("./lib/process/late/minify-loader.ts");
      writeLoader(distDir);
    },
  },
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/:area(admin|api)/:path*", headers: [{ key: "x-robots-tag", value: "noindex" }] },
  ],
};

export default config;
