import { expect, test } from "vitest";
import { readTraces, writeTraces } from "./form-traces";

test.each([
  { isExtraFilled: true, elapsedMs: 1234 },
  { isExtraFilled: false, elapsedMs: undefined },
])("%j is read as it was written", (traces) => {
  expect(readTraces(writeTraces(traces))).toEqual(traces);
});

test.each([null, "", "elapsed=-5", "elapsed=soon", "extra=&elapsed=1e9", "%%%"])(
  "%j says nothing",
  (header) => {
    expect(readTraces(header)).toEqual({ isExtraFilled: false, elapsedMs: undefined });
  },
);
