import { expect, test } from "vitest";
import { isExpired } from "./session";

const tokenWith = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
const nowInSeconds = Math.floor(Date.now() / 1000);

test("a token is good until its exp, which is in seconds", () => {
  expect(isExpired(tokenWith({ exp: nowInSeconds + 60 }))).toBe(false);
  expect(isExpired(tokenWith({ exp: nowInSeconds - 1 }))).toBe(true);
});

test.each(["", "unreadable", "a.b.c", tokenWith({}), tokenWith({ exp: "soon" })])(
  "%j counts as expired",
  (token) => {
    expect(isExpired(token)).toBe(true);
  },
);
