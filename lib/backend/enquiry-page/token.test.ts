import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { ENQUIRY_PATH } from "@/lib/shared/enquiry-address";
import { messageOfToken, pagePathOf, pageTokenOf } from "./token";

vi.stubEnv("NEXTAUTH_SECRET", "a secret of the tests, long enough");

test("a token opens its message, and looks the same each time", () => {
  const id = randomUUID();
  expect(messageOfToken(pageTokenOf(id))).toBe(id);
  expect(pageTokenOf(id)).toBe(pageTokenOf(id));
  expect(pagePathOf(id)).toMatch(ENQUIRY_PATH);
});

test("a token with any other bit opens nothing, and neither does one of another secret", () => {
  const token = Buffer.from(pageTokenOf(randomUUID()), "base64url");
  for (let bit = 0; bit < 8 * token.length; bit += 1) {
    const forged = Buffer.from(token);
    forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(messageOfToken(forged.toString("base64url")), `bit ${bit}`).toBeUndefined();
  }
  for (const length of [0, 16, 31, 33, 64])
    expect(messageOfToken(Buffer.alloc(length, 7).toString("base64url"))).toBeUndefined();
  vi.stubEnv("NEXTAUTH_SECRET", "another secret of the tests, as long");
  expect(messageOfToken(token.toString("base64url"))).toBeUndefined();
});
