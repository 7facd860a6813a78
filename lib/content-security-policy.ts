const DIRECTIVES = {
  "default-src": "'self'",
  // sonner and React set style attributes; a style can't run anything.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob: https: http:",
  "media-src": "'self' blob: https: http:",
  "font-src": "'self'",
  "connect-src": "'self'",
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
 */
export function contentSecurityPolicy(inlineScripts: string[]): string {
  const scripts = { "script-src": ["'self'", ...inlineScripts].join(" ") };
  return Object.entries({ ...DIRECTIVES, ...scripts })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
