import { expect, test } from "vitest";
import { hasVersion, revalidated } from "./conditional";

const asking = (ifNoneMatch?: string) =>
  new Request("http://x/", { headers: ifNoneMatch ? { "if-none-match": ifNoneMatch } : {} });

test.each(['"a"', 'W/"a"', ' "b" , "a"', 'W/"b", W/"a"', "*"])("%s names the version a", (header) => {
  expect(hasVersion(asking(header), 'W/"a"')).toBe(true);
  expect(hasVersion(asking(header), '"a"')).toBe(true);
});

test.each([undefined, '"b"', "a", '"A"', '"aa"', "W/a"])("%s does not name the version a", (header) => {
  expect(hasVersion(asking(header), '"a"')).toBe(false);
});

test("an answer that has changed has another name, and is sent", async () => {
  const first = revalidated(asking(), [1]);
  const etag = first.headers.get("etag") ?? "";
  expect(await first.json()).toEqual([1]);
  expect(revalidated(asking(etag), [1]).status).toBe(304);
  const changed = revalidated(asking(etag), [2]);
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
});
