import { brand } from "@/lib/content/brand";
import { MANIFEST_ICONS } from "@/lib/content/icons";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const dynamic = "force-static";

/**
 * The console as an app of its own: iPhones only take notices from one that was added to the home screen, and only if it does not
 * open in the browser. All URLs are relative, so it does not depend on `SITE_URL`.
 */
const MANIFEST = {
  id: "/admin/",
  name: `${brand.name} Admin`,
  short_name: brand.name,
  lang: "en-US",
  start_url: DASHBOARD_PATH,
  scope: "/admin/",
  display: "standalone",
  background_color: "#0b1521",
  theme_color: "#0b1521",
  icons: MANIFEST_ICONS,
};

export const GET = () =>
  new Response(JSON.stringify(MANIFEST), { headers: { "content-type": "application/manifest+json" } });
