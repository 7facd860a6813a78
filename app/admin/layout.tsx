import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts/fonts";
import { SkipLink } from "@/components/ui/skip-link";
import { LateParts } from "@/lib/client/late-parts";
import { brand } from "@/lib/content/brand";
import { THEME_SCRIPT } from "@/lib/shared/theme";
import "./admin.css";

export const metadata: Metadata = {
  title: { default: `Admin · ${brand.name}`, template: `%s · Admin · ${brand.name}` },
  // Its own, so that the console can be added to a home screen.
  manifest: "/admin/manifest.webmanifest",
  robots: { index: false, follow: false },
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Browsers hide the nonce attribute from scripts, so React would report a hydration mismatch. */}
        <script nonce={nonce} suppressHydrationWarning>
          {THEME_SCRIPT}
        </script>
      </head>
      <body className="bg-paper">
        <SkipLink />
        {children}
        <LateParts />
      </body>
    </html>
  );
}
