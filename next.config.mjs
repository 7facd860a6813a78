import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SECURITY_HEADERS } from "./lib/process/security-headers.ts";
import { RECEIPT_COOKIES, SENT_PATH } from "./lib/shared/receipt-cookie.ts";

const securityHeaders = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));
/** The file names of the site's own pictures, as a regular expression. */
const pictures = readdirSync(fileURLToPath(new URL("./public/pictures", import.meta.url)))
  .join("|")
  .replaceAll(".", "\\.");

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
      const { hintCompiling } = await import("./lib/process/late/compile-hint.ts");
      hintCompiling(distDir);
      const { shareChunks } = await import("./lib/process/shared-chunks.ts");
      shareChunks(distDir);
      const { compressFiles } = await import("./lib/process/ready/files.ts");
      await compressFiles(distDir);
    },
  },
  experimental: { isrFlushToDisk: false, preloadEntriesOnStart: false },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/:area(admin|api|enquiry)/:path*", headers: [{ key: "x-robots-tag", value: "noindex" }] },
    {
      // A picture keeps its name when it is created anew, so browsers keep it for a day only. They never keep that one is missing.
      source: `/pictures/:name(${pictures})`,
      headers: [{ key: "cache-control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
    },
    // The address of a private page opens it.
    { source: "/enquiry/:path*", headers: [{ key: "referrer-policy", value: "no-referrer" }] },
    {
      // It makes one call and shows the site's icon, and browsers look for a new version each time that it is used.
      source: "/admin/sw.js",
      headers: [
        { key: "content-security-policy", value: "default-src 'none'; connect-src 'self'; img-src 'self'" },
        { key: "cache-control", value: "no-cache" },
      ],
    },
  ],
  rewrites: async () => ({
    beforeFiles: RECEIPT_COOKIES.map((key) => ({
      source: SENT_PATH,
      has: [{ type: "cookie", key }],
      destination: "/contact/receipt",
    })),
  }),
};

export default config;
