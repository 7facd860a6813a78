"use client";

import { fontVariables } from "@/app/fonts/fonts";
import { ErrorScreen } from "@/components/ui/error-screen";
import { THEME_SCRIPT } from "@/lib/shared/theme";
import "./(site)/site.css";

/** Replaces the whole document when a root layout fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <title>Something went wrong</title>
        <script>{THEME_SCRIPT}</script>
      </head>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
