const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const DIRECTIVES = {
  "default-src": "'self'",
  // Sonner and React set style attributes, which can't execute code.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob: https: http:",
  "media-src": "'self' blob: https: http:",
  "font-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** The origins of external services that a page may use. */
export interface ExternalSources {
  script?: string[];
  frame?: string[];
  connect?: string[];
}

/**
 * Builds the Content-Security-Policy of a page.
 *
 * @param inlineScripts the sources that allow the page's inline scripts: `'nonce-…'` or `'sha256-…'`.
 * @param external the services that this page may use.
 */
export function contentSecurityPolicy(inlineScripts: string[], external: ExternalSources = {}): string {
  const { script = [], frame = [], connect = [] } = external;
  const pageDirectives = {
    "script-src": ["'self'", ...inlineScripts, ...script].join(" "),
    "frame-src": [...VIDEO_PLAYERS, ...frame].join(" "),
    "connect-src": ["'self'", ...connect].join(" "),
  };
  return Object.entries({ ...DIRECTIVES, ...pageDirectives })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
