import { expect, test } from "vitest";
import { hasVersion } from "./etag";

test.each(['"a"', 'W/"a"', ' "b" , "a"', 'W/"b", W/"a"', "*"])(
  "If-None-Match %s matches version a",
  (known) => {
    expect(hasVersion(known, 'W/"a"')).toBe(true);
    expect(hasVersion(known, '"a"')).toBe(true);
  },
);

test.each([undefined, null, '"b"', "a", '"A"', '"aa"', "W/a"])(
  "If-None-Match %s does not match version a",
  (known) => {
    expect(hasVersion(known, '"a"')).toBe(false);
  },
);
