import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

const ID = randomUUID();

async function addresses(secret = "a-secret-of-thirty-two-characters") {
  vi.stubEnv("INBOUND_ADDRESS", "Reply@In.golden-hour.test");
  vi.stubEnv("INBOUND_SECRET", secret);
  vi.stubEnv("SMTP_URL", "smtp://mail.golden-hour.test");
  vi.stubEnv("MAIL_FROM", "site@golden-hour.test");
  vi.resetModules();
  return import("./address");
}

test("an address leads to its message, whatever becomes of its case", async () => {
  const { answerAddressOf, messageOfAddress } = await addresses();
  const address = answerAddressOf(ID) ?? "";
  expect(address).toMatch(/^Reply\+[0-9a-f]{48}@In\.golden-hour\.test$/);
  for (const variant of [address, address.toLowerCase(), address.toUpperCase(), ` ${address} `])
    expect(messageOfAddress(variant)).toBe(ID);
});

test("an address that this site has not made leads nowhere", async () => {
  const { answerAddressOf } = await addresses("another-secret-of-thirty-two-characters");
  const ofAnother = answerAddressOf(ID) ?? "";
  const { answerAddressOf: own, messageOfAddress } = await addresses();
  const address = own(ID) ?? "";
  const guesses = [
    ofAnother,
    address.replace("Reply+", "other+"),
    address.replace("In.golden", "golden"),
    address.replace(/.@/, "@"),
    address.replace("@", "0@"),
    "Reply@In.golden-hour.test",
    "Reply+@In.golden-hour.test",
    "",
  ];
  expect(guesses.map(messageOfAddress)).toEqual(guesses.map(() => undefined));
});

test("without the setting there is no address", async () => {
  vi.resetModules();
  const { answerAddressOf, messageOfAddress } = await import("./address");
  expect(answerAddressOf(ID)).toBeUndefined();
  expect(messageOfAddress(`reply+${"0".repeat(48)}@in.golden-hour.test`)).toBeUndefined();
});
