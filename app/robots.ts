import type { MetadataRoute } from "next";
import { siteAddress } from "@/lib/settings/site-address";

/** `SITE_URL` is known when the site runs, not when it is built. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/admin", "/api"] },
    sitemap: siteAddress("/sitemap.xml"),
  };
}
