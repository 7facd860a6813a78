import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { pageHooks, provideExpiry } from "./page-cache.ts";
import { pageSources } from "./page-sources.ts";

// Next's module is CommonJS: bundlers and Node expose its default export differently.
const FileSystemCache = /** @type {any} */ (fileSystemCache).default ?? fileSystemCache;

const startedAt = Date.now();
/** A script with a type is data, which needs no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Next's own page cache with three additions. A pre-rendered page carries a policy with the hash of each of its inline
 * scripts, and pages rendered by an earlier process (such as the build) are rendered again with this process's settings
 * (docs/decisions/002-strict-csp-on-static-pages.md). The backend can expire a tag outside of a request, when another
 * process has changed the gallery (docs/decisions/021-several-instances.md).
 */
export default class CacheHandler extends FileSystemCache {
  /** @param {unknown[]} args the key and the context, passed on to Next. */
  async get(...args) {
    const entry = await super.get(...args);
    return entry?.value?.kind === "APP_PAGE" && entry.lastModified < startedAt ? null : entry;
  }

  /**
   * @param {string} key see pathOf
   * @param {any} value the rendered page. Next responds to the current request with this same object,
   * so the header must be added to it, not to a copy.
   * @param {any} context
   */
  async set(key, value, context) {
    if (value?.kind === "APP_PAGE") {
      value.html = pageHooks()?.finish(value.html) ?? value.html;
      const scripts = [...value.html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);
      const hashes = await Promise.all([...new Set(scripts)].map(hashSource));
      const policy = contentSecurityPolicy(hashes, pageSources(pathOf(key)));
      value.headers = { ...value.headers, "content-security-policy": policy };
      keep(key, value, context.cacheControl);
    }
    return super.set(key, value, context);
  }

  /**
   * Also called amid a request that changes something.
   *
   * @param {string | string[]} tags
   * @param {unknown} durations
   */
  async revalidateTag(tags, durations) {
    pageHooks()?.expire(tags);
    return super.revalidateTag(tags, durations);
  }
}

provideExpiry((tag) => CacheHandler.prototype.revalidateTag(tag, { expire: 0 }));

/**
 * @param {string} key the path of the page, in Next 16 after a prefix such as "/route-cache/APP_PAGE/2a17…/$"
 * @returns {string} the path
 */
function pathOf(key) {
  return key.split("/$").at(-1) ?? key;
}

/**
 * Hands a page over to the server, which sends it to those who come next (docs/decisions/025-pages-from-memory.md).
 *
 * @param {string} key see pathOf
 * @param {any} page
 * @param {any} cacheControl how long Next keeps it
 */
function keep(key, { html, headers, status = 200 }, cacheControl) {
  if (status !== 200) return;
  const path = pathOf(key);
  pageHooks()?.keep(path === "/index" ? "/" : path, {
    html,
    policy: headers["content-security-policy"],
    tags: headers["x-next-cache-tags"]?.split(",") ?? [],
    cacheControl,
  });
}

/** @param {string} script @returns {Promise<string>} the CSP hash source of the script */
async function hashSource(script) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
