import type { MetadataRoute } from "next";
import { siteAddress } from "@/lib/settings/site-address";

/** `SITE_URL` is only known at runtime, not at build time. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/admin", "/api"] },
    sitemap: siteAddress("/sitemap.xml"),
  };
}
