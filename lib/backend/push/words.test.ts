import { describe, expect, test } from "vitest";
import { deviceName } from "./device-name";
import { pushTitle } from "./words";

const now = new Date("2026-11-23T12:00:00Z");

describe("the title on a lock screen", () => {
  test.each([
    [{ eventType: "wedding", eventDate: "2027-06-12" }, "New wedding enquiry, Jun 12"],
    [{ eventType: "other", eventDate: "2026-11-23" }, "New enquiry, Nov 23"],
    [{ eventType: "corporate", eventDate: "2028-06-12" }, "New corporate enquiry, Jun 12, 2028"],
    [{ eventType: "birthday", eventDate: "2027-11-22" }, "New birthday enquiry, Nov 22, 2027"],
    [{ eventType: "birthday", eventDate: "2026-01-02" }, "New birthday enquiry, Jan 2, 2026"],
    [
      { eventType: "wedding", eventDate: "2027-06-12", name: "Ada Lovelace" },
      "New wedding enquiry from Ada Lovelace, Jun 12",
    ],
    [
      { eventType: "wedding", eventDate: "2027-06-12", isAddition: true },
      "More about a wedding enquiry, Jun 12",
    ],
    [{ eventType: "other", eventDate: "2027-06-12", isAddition: true }, "More about an enquiry, Jun 12"],
  ] as const)("%o", (news, title) => {
    expect(pushTitle(news, now)).toBe(title);
  });
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
    "iPhone, Safari",
  ],
  // Installed on the home screen, it does not name its browser.
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    "iPhone, Safari",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Android phone, Chrome",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0", "Mac, Firefox"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Windows computer, Microsoft Edge",
  ],
  ["Buy now at https://cheap.example", "Unknown device"],
  [null, "Unknown device"],
])("the device of %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
