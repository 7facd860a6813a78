import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { deliveryOrigins } from "../settings/delivery-services.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

// Next's module is CommonJS: bundlers and Node hand its default export over differently.
const FileSystemCache = /** @type {any} */ (fileSystemCache).default ?? fileSystemCache;

const startedAt = Date.now();
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Next's own page cache with two additions (docs/decisions/002-strict-csp-on-static-pages.md):
 * a pre-rendered page carries a policy with the hash of each of its inline scripts, and what an
 * earlier process rendered (the build above all) is rendered anew with this process's settings.
 */
export default class CacheHandler extends FileSystemCache {
  /** @param {unknown[]} args the key and the context, as Next gives them. */
  async get(...args) {
    const entry = await super.get(...args);
    return entry?.value?.kind === "APP_PAGE" && entry.lastModified < startedAt ? null : entry;
  }

  /**
   * @param {string} key
   * @param {any} value the rendered page. Next answers the request that it was rendered for from this
   * very object, so the header is added to it and not to a copy.
   * @param {unknown} context
   */
  async set(key, value, context) {
    if (value?.kind === "APP_PAGE") {
      const scripts = [...String(value.html).matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);
      const hashes = await Promise.all([...new Set(scripts)].map(hashSource));
      const policy = contentSecurityPolicy(hashes, deliveryOrigins());
      value.headers = { ...value.headers, "content-security-policy": policy };
    }
    return super.set(key, value, context);
  }
}

/** @param {string} script @returns {Promise<string>} the script's CSP hash source */
async function hashSource(script) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
