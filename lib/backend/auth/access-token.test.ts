import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubEnv("NEXTAUTH_SECRET", "a secret of at least thirty-two characters");

// Imported after the stub: the settings are read when the modules load.
const { signAccessToken, verifyAccessToken } = await import("./access-token");

const MINUTE_MS = 60_000;
const claims = { userId: randomUUID(), sessionVersion: 3, sessionId: randomUUID() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a token that was verified before is still refused once it has expired", async () => {
  const token = await signAccessToken(claims);
  expect(await verifyAccessToken(token)).toEqual(claims);
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(await verifyAccessToken(token)).toEqual(claims);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(await verifyAccessToken(token)).toBeUndefined();
  expect(await verifyAccessToken(token)).toBeUndefined();
});

test("only the very token that was verified is believed", async () => {
  const token = await signAccessToken(claims);
  expect(await verifyAccessToken(token)).toEqual(claims);
  const other = await signAccessToken({ ...claims, userId: randomUUID() });
  const mixed = [...token.split(".").slice(0, 2), other.split(".")[2]].join(".");
  expect(await verifyAccessToken(mixed)).toBeUndefined();
});

test("a token of another secret is refused, also after it was believed", async () => {
  const token = await signAccessToken(claims);
  expect(await verifyAccessToken(token)).toEqual(claims);
  vi.stubEnv("NEXTAUTH_SECRET", "another secret of at least thirty-two characters");
  expect(await verifyAccessToken(token)).toBeUndefined();
});
