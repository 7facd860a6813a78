import { fileURLToPath } from "node:url";

const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "x-frame-options", value: "DENY" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "strict-transport-security", value: "max-age=31536000" },
];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactCompiler: false,
  cacheHandler: fileURLToPath(new URL("./lib/cache-handler.mjs", import.meta.url)),
  // `npm test` checks types on its own; the build of a first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/:area(admin|api)/:path*", headers: [{ key: "x-robots-tag", value: "noindex" }] },
  ],
};

export default config;
