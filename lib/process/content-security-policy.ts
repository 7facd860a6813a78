const DIRECTIVES = {
  "default-src": "'self'",
  // sonner and React set style attributes; a style can't run anything.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob: https: http:",
  "media-src": "'self' blob: https: http:",
  "font-src": "'self'",
  "frame-src": "https://www.youtube-nocookie.com https://player.vimeo.com",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/**
 * The Content-Security-Policy of one page.
 *
 * @param inlineScripts what lets the page's own inline scripts run: `'nonce-…'` or `'sha256-…'`.
 * @param services the origins of other services that the page may call.
 */
export function contentSecurityPolicy(inlineScripts: string[], services: string[] = []): string {
  const ofPage = {
    "script-src": ["'self'", ...inlineScripts].join(" "),
    "connect-src": ["'self'", ...services].join(" "),
  };
  return Object.entries({ ...DIRECTIVES, ...ofPage })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
