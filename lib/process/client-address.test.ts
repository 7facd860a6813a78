import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address";

test("without a proxy, ignores X-Forwarded-For", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("behind one proxy, uses the proxy's entry, not those left of it", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 198.51.100.1", 1)).toBe("198.51.100.1");
});

test("behind two proxies, uses the outer one's entry", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", 2)).toBe("198.51.100.1");
});

test("behind a proxy that sends no X-Forwarded-For, uses the connection", () => {
  expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

test.each([
  ["203.0.113.7:5678", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:0DB8::0001", "2001:db8::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
  ["unknown", "unknown"],
])("a proxy's %s is %s", (sent, address) => {
  expect(clientAddress("10.0.0.1", sent, 1)).toBe(address);
});

test.each([
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted under %s", (address, key) => {
  expect(networkOf(address)).toBe(key);
});
