import { getCacheControlHeader } from "next/dist/server/lib/cache-control.js";
import { generateETag } from "next/dist/server/lib/etag.js";
import type { Rendering } from "../page-cache.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { compress } from "./compress.ts";
import type { Ready } from "./send.ts";

/** After how many seconds at the latest a page is rendered again for the next request: not every change is announced. */
const LONGEST_S = 60;

/** After how many milliseconds a due page is rendered: at once, that would slow down the files that the page just sent asks for. */
const RENEW_AFTER_MS = 3000;

/** The size of all bodies in bytes, as plain text and compressed. A site with 200 pages of the gallery stays below it. */
const SIZE_LIMIT = 32 * 1024 * 1024;

/** What Next says the response depends on (e2e/server/ready-pages.spec.ts compares it with Next's own). */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

interface Entry extends Ready {
  tags: string[];
  /** When it has to be rendered again, in milliseconds since 1970. */
  until: number;
  /** Whether what it was rendered from has changed. */
  isExpired: boolean;
  size: number;
}

/**
 * The public pages as they were last rendered, compressed. The least recently requested one is evicted first.
 *
 * A page is compressed when it is requested again: that costs more than to render it, and nobody may ever ask for it a second
 * time, as for each work of the gallery that a search engine walks through.
 */
export class ReadyPages {
  readonly #entries = new Map<string, Entry>();
  /** What is being compressed in place of a page that is being sent. */
  readonly #coming = new Map<string, Entry>();
  readonly #compressing = new WeakSet<Ready["bodies"]>();
  #size = 0;
  readonly #renewing = new Set<string>();
  readonly #renew: (path: string) => Promise<unknown>;
  readonly #sizeLimit: number;

  /** @param renew has Next render the page at this path if it is due. @param sizeLimit of all bodies, in bytes. */
  constructor(renew: (path: string) => Promise<unknown>, sizeLimit = SIZE_LIMIT) {
    this.#renew = renew;
    this.#sizeLimit = sizeLimit;
  }

  /**
   * A page that is due is still found, as Next would still send it, and rendered again a moment later: on a quiet site, each
   * visitor would be the one who waits for it otherwise.
   *
   * @param url as sent by the client: a page is only found at its path, without a query.
   */
  find(url: string): Ready | undefined {
    const entry = this.#entries.get(url);
    if (!entry || entry.isExpired) return undefined;
    if (!entry.bodies.br) return void this.#compress(url, entry.bodies);
    if (entry.until <= Date.now()) this.#startToRenew(url);
    this.#entries.delete(url);
    this.#entries.set(url, entry);
    return entry;
  }

  /**
   * Keeps a page. In place of one that is being sent, it is found as soon as it is compressed, and that one until then.
   * Otherwise, the first attempt to find it has it compressed.
   *
   * @param path of the page. @param rendering what Next has just rendered.
   */
  async keep(path: string, { html, policy, cacheControl, tags }: Rendering): Promise<void> {
    const until = Date.now() + Math.min(cacheControl.revalidate || LONGEST_S, LONGEST_S) * 1000;
    const identity = Buffer.from(html);
    const headers = {
      ...SECURITY_HEADERS,
      vary: VARY,
      "cache-control": getCacheControlHeader(cacheControl),
      "content-security-policy": policy,
      "content-type": "text/html; charset=utf-8",
    };
    const before = this.#entries.get(path);
    const same = before?.bodies.identity?.equals(identity) ? before.bodies : undefined;
    const entry: Entry = {
      headers,
      etag: generateETag(html, true),
      bodies: same ?? { identity },
      tags,
      until,
      isExpired: false,
      size: 0,
    };
    if (!same && before?.bodies.br && !before.isExpired) {
      this.#coming.set(path, entry);
      await this.#compress(path, entry.bodies);
      // Another rendering may have come meanwhile.
      if (this.#coming.get(path) !== entry) return;
    }
    this.#coming.delete(path);
    this.#put(path, entry);
  }

  /** Sends none of the pages any more that depend on one of these tags. Their bodies stay: the next ones may be the same. */
  expire(tags: string | string[]): void {
    const expired = new Set([tags].flat());
    for (const entry of [...this.#entries.values(), ...this.#coming.values()])
      if (entry.tags.some((tag) => expired.has(tag))) entry.isExpired = true;
  }

  /** Renews a page once at a time. If that fails, the next request tries again. */
  #startToRenew(path: string): void {
    if (this.#renewing.has(path)) return;
    this.#renewing.add(path);
    setTimeout(() => {
      this.#renew(path)
        .catch(() => {})
        .finally(() => this.#renewing.delete(path));
    }, RENEW_AFTER_MS).unref();
  }

  /** Adds the compressed bodies to that of a page, once. */
  async #compress(path: string, bodies: Ready["bodies"]): Promise<void> {
    if (!bodies.identity || this.#compressing.has(bodies)) return;
    this.#compressing.add(bodies);
    Object.assign(bodies, await compress(bodies.identity));
    const entry = this.#entries.get(path);
    if (entry?.bodies === bodies) this.#put(path, entry);
  }

  #put(path: string, entry: Entry): void {
    this.#remove(path);
    entry.size = Object.values(entry.bodies).reduce((size, body) => size + body.length, 0);
    this.#entries.set(path, entry);
    this.#size += entry.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#sizeLimit) return;
      this.#remove(oldest);
    }
  }

  #remove(path: string): void {
    this.#size -= this.#entries.get(path)?.size ?? 0;
    this.#entries.delete(path);
  }
}
