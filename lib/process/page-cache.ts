type Expire = (tag: string) => Promise<void>;

/** A page as Next has rendered it. */
export interface Rendering {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** The cache tags of what it was rendered from. */
  tags: string[];
  /** How long Next keeps it, in seconds; `revalidate: false` means forever. */
  cacheControl: { revalidate: number | false; expire: number | undefined };
}

/** What this server does with the pages that Next renders. */
export interface PageHooks {
  /** Changes the HTML before it is stored and sent. */
  finish: (html: string) => string;
  /** Called with each page that Next stores. */
  keep: (path: string, rendering: Rendering) => void;
  /** Called when what was rendered with these tags is out of date. */
  expire: (tags: string | string[]) => void;
}

/**
 * Next loads the page cache by itself, apart from the backend and the server, so they can only share the global object. It
 * bundles it for other runtimes, too, so neither that nor this file may use anything of Node.
 */
const shared = globalThis as typeof globalThis & {
  goldenHourExpireTag?: Expire;
  goldenHourPageHooks?: PageHooks;
};

/** Registers how this process drops what it has cached with a tag. The page cache calls this when it is loaded. */
export function provideExpiry(expire: Expire): void {
  shared.goldenHourExpireTag = expire;
}

/** Drops every page and every value that this process has cached with a tag. Unlike Next's own, it needs no request. */
export async function expireTag(tag: string): Promise<void> {
  await shared.goldenHourExpireTag?.(tag);
}

/** Registers what to do with rendered pages. The server calls this when it starts. */
export function providePageHooks(hooks: PageHooks): void {
  shared.goldenHourPageHooks = hooks;
}

/** What {@link providePageHooks} registered. Nothing in a build and in development. */
export const pageHooks = (): PageHooks | undefined => shared.goldenHourPageHooks;
