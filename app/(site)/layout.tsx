import type { Metadata, Viewport } from "next";
import { Activity, type ReactNode } from "react";
import { fontVariables } from "@/app/fonts/fonts";
import { MobileMenu } from "@/components/site/mobile-menu";
import { PrintFooter } from "@/components/site/print-footer";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { MAIN_ID, SkipLink } from "@/components/ui/skip-link";
import { Hydrated } from "@/lib/client/hydrated";
import { LateParts } from "@/lib/client/late-parts";
import { brand } from "@/lib/content/brand";
import { contactDetails } from "@/lib/settings/contact-details";
import { env } from "@/lib/settings/env";
import { FIRST_FRAME_SCRIPT } from "@/lib/shared/first-frame";
import { THEME_SCRIPT } from "@/lib/shared/theme";
import "./site.css";

/** Seconds. Keeps the year in the footer current without a build. */
export const revalidate = 60;

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: brand.name, template: `%s · ${brand.name}` },
  description: brand.tagline,
};

export const viewport: Viewport = {
  // Bars at the bottom edge reserve the safe area themselves.
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf5ea" },
    { media: "(prefers-color-scheme: dark)", color: "#0b1521" },
  ],
};

export default function SiteLayout({ children }: { children: ReactNode }) {
  const contact = contactDetails();
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{THEME_SCRIPT}</script>
        <script>{FIRST_FRAME_SCRIPT}</script>
        <noscript>
          <style>{".needs-script{display:none!important}"}</style>
        </noscript>
      </head>
      <body className="flex min-h-dvh flex-col">
        {/* Stands before the parts that it hides while it is open (site.css). Tab still leads from its button into it. */}
        <MobileMenu contact={contact} />
        <SkipLink />
        <SiteHeader />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          <Activity>
            {children}
            <Hydrated />
          </Activity>
        </main>
        <Activity>
          <SiteFooter contact={contact} />
        </Activity>
        <PrintFooter contact={contact} address={env.SITE_URL} />
        <LateParts />
      </body>
    </html>
  );
}
