import { createHash } from "node:crypto";
import { log } from "@/lib/backend/log";
import { ownOrigin } from "@/lib/process/own-origin";
import { env } from "@/lib/settings/env";
import { THEME_SCRIPT } from "@/lib/shared/theme";

/** A pre-rendered page of the site, of which only the words in the middle are replaced. */
const PAGE = "/contact/sent";

/** Longer than this page ever takes. Without it, the answer is still complete, only without the site's look. */
const LIMIT_MS = 3000;

const PLAIN = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head><body><main></main></body></html>`;

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * What a page in the shell may load: the site's styles, fonts and pictures, and no script but the theme's.
 *
 * @param scripts the page's own inline scripts.
 */
export const shellPolicy = (...scripts: string[]): string =>
  [
    "default-src 'none'",
    `script-src ${[THEME_SCRIPT, ...scripts].map(sourceOf).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/**
 * Puts a page that depends on what a visitor sent into the header, footer and styles of the site. Next renders no React in
 * route handlers, so they are taken from a page that it has rendered. Its scripts are left out: they would expect that page.
 *
 * @param title the document's title, and `main` what stands between header and footer, both as HTML.
 */
export async function inPageShell(title: string, main: string): Promise<string> {
  const shell = await renderedPage().catch((error) => {
    log.error({ err: error }, "failed to load the site's header for an answer without JavaScript");
    return PLAIN;
  });
  return shell
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      "<head>",
      () =>
        `<head><script>${THEME_SCRIPT}</script><style>.needs-script:not([data-native=theme]){display:none!important}</style><noscript><style>.needs-script{display:none!important}</style></noscript>`,
    )
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, start) => `${start}${main}</main>`);
}

async function renderedPage(): Promise<string> {
  const response = await fetch(ownOrigin(env.HOST, env.PORT) + PAGE, {
    cache: "no-store",
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${PAGE} responded ${response.status}`);
  return response.text();
}
