import { expect, test } from "vitest";
import { revalidated } from "./conditional";

const asking = (ifNoneMatch?: string) =>
  new Request("http://x/", { headers: ifNoneMatch ? { "if-none-match": ifNoneMatch } : {} });

test("a changed response has a new ETag and is sent in full", async () => {
  const first = revalidated(asking(), [1]);
  const etag = first.headers.get("etag") ?? "";
  expect(await first.json()).toEqual([1]);
  expect(revalidated(asking(etag), [1]).status).toBe(304);
  const changed = revalidated(asking(etag), [2]);
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
});
