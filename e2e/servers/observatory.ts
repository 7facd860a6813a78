import type { APIResponse } from "@playwright/test";

/** What one response has of what the Observatory looks at. */
export interface Graded {
  /** As Playwright's `headersArray()` gives them. */
  headers: { name: string; value: string }[];
  body: string;
}

/** The points of one response: of each test, and the score. 100 is the grade A+. */
export interface Grade {
  points: Record<string, number>;
  score: number;
}

/** Below this, good points don't count. */
const MINIMUM_FOR_EXTRA_CREDIT = 90;

/** Six months, in seconds. */
const LONG = 15_768_000;

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];
const HASH_OR_NONCE = /^'(sha(256|384|512)|nonce)-/;
const IS_INSECURE = /^(http|ftp):/;

/** `Referrer-Policy` values that tell other sites nothing but the origin. */
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * Grades a response as MDN's HTTP Observatory would on a site with https.
 *
 * The points are those of its score table (`src/grader/charts.js` in https://github.com/mdn/mdn-http-observatory), the
 * conditions those of its tests (`src/analyzer/tests`). Left out is what takes a connection to the real domain: the
 * redirection from http and the preload list. The package itself can't be used here: it fetches the site from the
 * network, and needs a database client that is compiled when it is installed.
 */
export function grade({ headers, body }: Graded): Grade {
  const all = (name: string) =>
    headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
  const one = (name: string) => all(name)[0]?.trim().toLowerCase();
  const policy = parsePolicy(one("content-security-policy"));
  const hsts = Number(/max-age=(\d+)/.exec(one("strict-transport-security") ?? "")?.[1] ?? 0);
  const points = {
    policy: gradePolicy(policy),
    cookies: gradeCookies(all("set-cookie"), hsts >= LONG),
    sharing:
      one("access-control-allow-origin") && one("access-control-allow-credentials") === "true" ? -50 : 0,
    referrer: gradeReferrer(one("referrer-policy")),
    transport: hsts >= LONG ? 0 : hsts > 0 ? -10 : -20,
    integrity: one("content-type")?.startsWith("text/html") ? gradeScripts(body) : 0,
    types: one("x-content-type-options") === "nosniff" ? 0 : -5,
    frames: gradeFrames(policy, one("x-frame-options")),
    resources: gradeResources(one("cross-origin-resource-policy")),
  };
  const values = Object.values(points);
  const sum = (some: number[]) => some.reduce((total, value) => total + value, 0);
  const base = Math.max(0, 100 + sum(values.filter((value) => value < 0)));
  const extra = base >= MINIMUM_FOR_EXTRA_CREDIT ? sum(values.filter((value) => value > 0)) : 0;
  return { points, score: base + extra };
}

/** {@link grade} of a response that was received. */
export async function gradeOf(response: APIResponse): Promise<Grade> {
  return grade({ headers: response.headersArray(), body: await response.text() });
}

type Policy = Map<string, string[]>;

function parsePolicy(text: string | undefined): Policy | undefined {
  if (!text) return undefined;
  return new Map(
    text.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}

function gradePolicy(policy: Policy | undefined): number {
  if (!policy) return -25;
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    // Browsers ignore 'unsafe-inline' beside a hash or a nonce.
    return sources.some((source) => HASH_OR_NONCE.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  };
  const [script, object, style] = [sourcesOf("script-src"), sourcesOf("object-src"), sourcesOf("style-src")];
  const passive = [...sourcesOf("img-src"), ...sourcesOf("media-src")];
  const active = [...policy].flatMap(([name, sources]) =>
    ["img-src", "media-src"].includes(name) ? [] : sources,
  );
  const has = (sources: string[], unwanted: string[]) => sources.some((source) => unwanted.includes(source));
  if (has(script, [...BROAD, ...INLINE]) || has(object, BROAD)) return -20;
  if (active.some((source) => IS_INSECURE.test(source))) return -20;
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (passive.some((source) => IS_INSECURE.test(source))) return -10;
  if (has(style, [...BROAD, ...INLINE])) return 0;
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

/** The worst cookie counts. */
function gradeCookies(cookies: string[], isHttpsOnly: boolean): number {
  if (cookies.length === 0) return 0;
  return Math.min(
    ...cookies.map((cookie) => {
      const [name = "", ...attributes] = cookie.toLowerCase().split(/;\s*/);
      const isSession = /^[^=]*(login|sess)/.test(name);
      const sameSite = attributes.find((attribute) => attribute.startsWith("samesite="))?.slice(9);
      if (isSession && !attributes.includes("secure")) return isHttpsOnly ? -10 : -40;
      if (isSession && !attributes.includes("httponly")) return -30;
      if (!attributes.includes("secure")) return isHttpsOnly ? -5 : -20;
      if (/^[^=]*csrf/.test(name) && !sameSite) return -20;
      if (sameSite && !["lax", "strict", "none"].includes(sameSite)) return -20;
      return sameSite ? 5 : 0;
    }),
  );
}

function gradeReferrer(value: string | undefined): number {
  if (!value) return 0;
  return PRIVATE.includes(value.split(",").at(-1)?.trim() ?? "") ? 5 : -5;
}

function gradeFrames(policy: Policy | undefined, value: string | undefined): number {
  if (policy?.has("frame-ancestors")) return 5;
  return value && ["deny", "sameorigin"].includes(value) ? 0 : -20;
}

function gradeResources(value: string | undefined): number {
  if (!value || value === "cross-origin") return 0;
  return ["same-origin", "same-site"].includes(value) ? 10 : -5;
}

/** Scripts of the site itself cost nothing without a digest of their content. */
function gradeScripts(html: string): number {
  const external = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (external.some(([, source]) => !source?.startsWith("https:"))) return -50;
  return external.every(([tag]) => tag.includes(" integrity=")) ? 0 : -5;
}
