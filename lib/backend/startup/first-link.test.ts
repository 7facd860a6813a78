import { encode } from "uqr";
import { expect, test } from "vitest";
import { reachableOrigin, terminalQrCode } from "./first-link";

const address = (value: string, family: "IPv4" | "IPv6", internal: boolean) => ({
  address: value,
  family,
  internal,
  netmask: "",
  mac: "",
  cidr: null,
  ...(family === "IPv6" && { scopeid: 0 }),
});
const LAN = {
  lo: [address("127.0.0.1", "IPv4", true)],
  eth0: [address("fe80::1", "IPv6", false), address("192.168.1.5", "IPv4", false)],
};
const HERE = "http://localhost:3000";

test.each([
  ["127.0.0.1", HERE, LAN, HERE, true],
  ["::1", HERE, LAN, HERE, true],
  ["0.0.0.0", HERE, LAN, "http://192.168.1.5:3000", false],
  ["::", HERE, LAN, "http://192.168.1.5:3000", false],
  ["0.0.0.0", HERE, { lo: LAN.lo }, HERE, true],
  ["10.0.0.7", HERE, LAN, "http://10.0.0.7:3000", false],
  ["fd00::7", HERE, LAN, "http://[fd00::7]:3000", false],
  ["127.0.0.1", "https://www.your-name.com", LAN, "https://www.your-name.com", false],
])("a site on %s with the address %s", (HOST, SITE_URL, interfaces, origin, isOnlyHere) => {
  const settings = { HOST, PORT: 3000, SITE_URL };
  expect(reachableOrigin(settings, interfaces as never)).toEqual({ origin, isOnlyHere });
});

/** Which of the upper and the lower half of a character are dark, on white text over black. */
const HALVES: Record<string, [boolean, boolean]> = {
  " ": [true, true],
  "▀": [false, true],
  "▄": [true, false],
  "█": [false, false],
};

const WHITE_ON_BLACK = "    \u001b[97;40m";
const AS_BEFORE = "\u001b[0m";

test("the QR code in a terminal has the modules of the text, dark on white", () => {
  const text = `http://192.168.1.5:3000/admin/login/choose#${"x".repeat(43)}`;
  const lines = terminalQrCode(text).split("\n");
  const rows = lines.flatMap((line) => {
    expect([line.startsWith(WHITE_ON_BLACK), line.endsWith(AS_BEFORE)]).toEqual([true, true]);
    const halves = [...line.slice(WHITE_ON_BLACK.length, -AS_BEFORE.length)].map(
      (character) => HALVES[character] ?? [],
    );
    return [halves.map(([upper]) => upper), halves.map(([, lower]) => lower)];
  });
  const { data, size } = encode(text, { border: 2 });
  expect(rows.slice(0, size)).toEqual(data);
});
