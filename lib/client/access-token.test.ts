import { expect, test } from "vitest";
import { isExpired, withToken } from "./access-token";
import { ApiError } from "./send";
import { openBrowser, type SentRequest, tokenFor } from "./testing/browser";

const tokenWith = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;

test("a token is valid until its exp, which is in seconds", () => {
  expect(isExpired(tokenFor(60))).toBe(false);
  expect(isExpired(tokenFor(-1))).toBe(true);
});

test.each(["", "unreadable", "a.b.c", tokenWith({}), tokenWith({ exp: "soon" })])(
  "%j counts as expired",
  (token) => {
    expect(isExpired(token)).toBe(true);
  },
);

const FRESH = tokenFor(900, "fresh");
const unauthorized = () => new ApiError("Please sign in.", 401);
const sellToken = ({ path }: SentRequest) =>
  path === "/api/admin/refresh-token" ? Response.json({ token: FRESH }) : new Response(null, { status: 404 });

test("concurrent calls with an expired token share one refresh", async () => {
  const { sent } = openBrowser(sellToken);
  localStorage.setItem("adminToken", tokenFor(-1));
  const used = await Promise.all([1, 2, 3].map(() => withToken(async ({ authorization }) => authorization)));
  expect(used).toEqual(Array(3).fill(`Bearer ${FRESH}`));
  expect(sent.map(({ path }) => path)).toEqual(["/api/admin/refresh-token"]);
  expect(localStorage.getItem("adminToken")).toBe(FRESH);
});

test("concurrent calls whose token the server rejects share one refresh", async () => {
  const { sent } = openBrowser(sellToken);
  localStorage.setItem("adminToken", tokenFor(900, "worthless"));
  const work = async ({ authorization }: { authorization: string }) => {
    if (authorization !== `Bearer ${FRESH}`) throw unauthorized();
    return "done";
  };
  expect(await Promise.all([withToken(work), withToken(work)])).toEqual(["done", "done"]);
  expect(sent).toHaveLength(1);
});

test("after a failed refresh, the next call tries again", async () => {
  let online = false;
  openBrowser((request) => (online ? sellToken(request) : Promise.reject(new TypeError("Failed to fetch"))));
  await expect(withToken(async () => "done")).rejects.toThrow("Network error");
  online = true;
  expect(await withToken(async () => "done")).toBe("done");
});

test("a 401 is retried only once, with a new token", async () => {
  openBrowser(sellToken);
  localStorage.setItem("adminToken", tokenFor(900, "worthless"));
  const tokens: string[] = [];
  const work = async ({ authorization }: { authorization: string }) => {
    tokens.push(authorization);
    throw unauthorized();
  };
  await expect(withToken(work)).rejects.toMatchObject({ status: 401 });
  expect(tokens).toEqual([`Bearer ${tokenFor(900, "worthless")}`, `Bearer ${FRESH}`]);
});

test("only a 401 is retried", async () => {
  const { sent } = openBrowser(sellToken);
  localStorage.setItem("adminToken", tokenFor(900));
  let times = 0;
  const work = async () => {
    times += 1;
    throw new ApiError("In use.", 409);
  };
  await expect(withToken(work)).rejects.toThrow("In use.");
  expect(times).toBe(1);
  expect(sent).toEqual([]);
});
