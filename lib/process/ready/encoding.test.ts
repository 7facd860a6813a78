import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["gzip;q=0.5, *;q=0.1", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, *", "gzip"],
  ["br ; q=0.001", "br"],
  ["br;q=0.5, identity", "identity"],
  ["identity;q=0.5, br;q=0.5", "br"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip;q=0", "identity"],
  ["gzip;q=much", "identity"],
  ["identity;q=0", undefined],
  ["identity;q=0, gzip", "gzip"],
  ["*;q=0", undefined],
  ["*;q=0, identity", "identity"],
  [",;,;q=1,", "identity"],
])("for %j, sends %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, () => true)).toBe(encoding);
});

test("chooses among what is there", () => {
  const withoutBrotli = (encoding: string) => encoding !== "br";
  expect(chooseEncoding("br, gzip", withoutBrotli)).toBe("gzip");
  expect(chooseEncoding("br, identity;q=0", withoutBrotli)).toBeUndefined();
});
