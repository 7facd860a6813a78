type Expire = (tag: string) => Promise<void>;

/** Next loads the page cache by itself, apart from the backend, so they can only share the global object. */
const shared = globalThis as typeof globalThis & { goldenHourExpireTag?: Expire };

/** Registers how this process drops what it has cached with a tag. The page cache calls this when it is loaded. */
export function provideExpiry(expire: Expire): void {
  shared.goldenHourExpireTag = expire;
}

/** Drops every page and every value that this process has cached with a tag. Unlike Next's own, it needs no request. */
export async function expireTag(tag: string): Promise<void> {
  await shared.goldenHourExpireTag?.(tag);
}
