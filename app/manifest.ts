import type { MetadataRoute } from "next";
import { brand } from "@/lib/content/brand";
import { MANIFEST_ICONS } from "@/lib/content/icons";

/** The web app manifest. All URLs are relative, so it does not depend on `SITE_URL`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: "en-US",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#0b1521",
    theme_color: "#0b1521",
    icons: MANIFEST_ICONS,
  };
}
