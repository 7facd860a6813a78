const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const DIRECTIVES = {
  "default-src": "'self'",
  // Sonner and React set style attributes, which can't execute code.
  "style-src": "'self' 'unsafe-inline'",
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
  /** Whether it may register the console's service worker. */
  worker?: boolean;
  /** Where pictures and videos may come from, besides https. */
  media?: string[];
}

/** The policy of every response that has no other one: it may load nothing and is shown in no frame. */
export const NOTHING_ALLOWED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Builds the Content-Security-Policy of a page.
 *
 * @param inlineScripts the sources that allow the page's inline scripts: `'nonce-…'` or `'sha256-…'`.
 * @param external the services that this page may use.
 */
export function contentSecurityPolicy(inlineScripts: string[], external: ExternalSources = {}): string {
  const { script = [], frame = [], connect = [], media = [], worker = false } = external;
  const pageDirectives = {
    "script-src": ["'self'", ...inlineScripts, ...script].join(" "),
    "frame-src": [...VIDEO_PLAYERS, ...frame].join(" "),
    "worker-src": worker ? "'self'" : "'none'",
    "connect-src": ["'self'", ...connect].join(" "),
    "img-src": ["'self' data: blob: https:", ...media].join(" "),
    "media-src": ["'self' blob: https:", ...media].join(" "),
  };
  return Object.entries({ ...DIRECTIVES, ...pageDirectives })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
