import { test } from "./fixtures";
import { PlainBackend } from "./servers/plain-backend";
import type { OwnServer } from "./servers/server-process";

/** A test with a site in front of a backend that knows only the calls of the specification. */
export const withPlainBackend = test.extend<{ backend: PlainBackend; front: OwnServer }>({
  backend: async ({ playwright: _ }, use) => {
    const backend = new PlainBackend();
    await use(backend);
    backend.close();
  },
  front: async ({ own, backend }, use) => use(await own.start({ API_BASE_URL: await backend.open() })),
  baseURL: async ({ front }, use) => use(front.url),
});
