import { expect, test } from "vitest";
import { clockTime } from "./clock-time";

test.each([
  ["00:04", "12:04", "am"],
  ["09:05", "9:05", "am"],
  ["11:59", "11:59", "am"],
  ["12:00", "12:00", "pm"],
  ["17:48", "5:48", "pm"],
  ["23:59", "11:59", "pm"],
])("%s is %s %s", (timeOfDay, time, half) => {
  expect(clockTime(timeOfDay)).toEqual([time, half]);
});
