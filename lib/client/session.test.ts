import { expect, test } from "vitest";
import { ACCESS_REMOVED } from "@/lib/contract/access-removed";
import { authCalls } from "@/lib/contract/calls/auth";
import { request } from "./request";
import { asAdmin, restoreAdmin, signIn, signOut, takeSignInNotice } from "./session";
import { openBrowser, type SentRequest, tokenFor } from "./testing/browser";

const ADMIN = {
  _id: "3",
  name: "Ada Lovelace",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@people.example",
  role: "admin",
  permissions: ["manage_users"],
};

const refuse = () => Response.json({ success: false, message: "Please sign in." }, { status: 401 });
const greet = ({ path }: SentRequest) => (path === "/api/admin/me" ? Response.json(ADMIN) : refuse());

test("a second 401 redirects to the sign-in, which leads back to the same screen", async () => {
  const sell = ({ path }: SentRequest) =>
    path === "/api/admin/refresh-token" ? Response.json({ token: tokenFor(900, "fresh") }) : refuse();
  const { visited, sent } = openBrowser(sell, "/admin/messages?q=wedding");
  localStorage.setItem("adminToken", tokenFor(900));
  const work = (headers: Record<string, string>) => request(authCalls.me, { headers });
  await expect(asAdmin(work)).rejects.toMatchObject({ status: 401, message: "Please sign in." });
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/admin/me",
    "/api/admin/refresh-token",
    "/api/admin/me",
  ]);
  expect(visited).toEqual(["/admin/login?callbackUrl=%2Fadmin%2Fmessages%3Fq%3Dwedding"]);
  expect(localStorage.getItem("adminToken")).toBeNull();
  expect([takeSignInNotice(), takeSignInNotice()]).toEqual(["ended", undefined]);
});

test("a session that can't be renewed redirects to the sign-in", async () => {
  const { visited } = openBrowser(refuse, "/admin/users");
  localStorage.setItem("adminToken", tokenFor(-1));
  await expect(asAdmin(async () => "not reached")).rejects.toMatchObject({ status: 401 });
  expect(visited).toEqual(["/admin/login?callbackUrl=%2Fadmin%2Fusers"]);
});

test("an admin whose access was removed learns that at the sign-in", async () => {
  openBrowser(() => Response.json({ success: false, message: ACCESS_REMOVED }, { status: 401 }));
  await expect(asAdmin(async () => "not reached")).rejects.toMatchObject({ status: 401 });
  expect(takeSignInNotice()).toBe("removed");
});

test("other failures than a 401 don't end the session", async () => {
  const { visited } = openBrowser();
  const token = tokenFor(900);
  localStorage.setItem("adminToken", token);
  await expect(asAdmin(() => Promise.reject(new Error("no response")))).rejects.toThrow("no response");
  expect(visited).toEqual([]);
  expect(localStorage.getItem("adminToken")).toBe(token);
});

test("on a public page an ended session removes the token without a redirect", async () => {
  const { visited } = openBrowser(refuse);
  localStorage.setItem("adminToken", tokenFor(900));
  expect(await restoreAdmin()).toBeUndefined();
  expect(localStorage.getItem("adminToken")).toBeNull();
  expect(visited).toEqual([]);
});

test("a session started by another tab in the meantime is kept", async () => {
  const other = tokenFor(900, "other");
  openBrowser(() => {
    localStorage.setItem("adminToken", other);
    return refuse();
  });
  localStorage.setItem("adminToken", tokenFor(900));
  expect(await restoreAdmin()).toBeUndefined();
  expect(localStorage.getItem("adminToken")).toBe(other);
});

test("an admin from another backend may have only an email", async () => {
  openBrowser(() => Response.json({ email: ADMIN.email, permissions: ["manage_users", "manage_planets"] }));
  localStorage.setItem("adminToken", tokenFor(900));
  expect(await restoreAdmin()).toEqual({ ...ADMIN, _id: "", name: "", firstName: "", lastName: "" });
});

test("signing in stores the token and returns the admin", async () => {
  openBrowser(() => Response.json({ token: "a token", admin: ADMIN }));
  expect(await signIn({ email: ADMIN.email, password: "secret" })).toEqual(ADMIN);
  expect(localStorage.getItem("adminToken")).toBe("a token");
});

test.each([
  [401, { success: false, message: "anything" }, "Invalid credentials or session expired."],
  [429, { success: false, message: "Too many." }, "Too many."],
  [502, "<h1>Bad Gateway</h1>", "An unexpected error occurred."],
])("a sign-in that is answered %i says why", async (status, body, message) => {
  openBrowser(() => Response.json(body, { status }));
  await expect(signIn({ email: "a@b.example", password: "x" })).rejects.toMatchObject({ status, message });
  expect(localStorage.getItem("adminToken")).toBeNull();
});

test("signing out removes the token only after the server has removed the cookie", async () => {
  let online = false;
  const { visited, sent } = openBrowser(({ path }) => {
    if (!online) return Promise.reject(new TypeError("Failed to fetch"));
    return path === "/api/auth/csrf" ? Response.json({ csrfToken: "c" }) : Response.json({});
  });
  localStorage.setItem("adminToken", tokenFor(900));
  await expect(signOut()).rejects.toThrow("Network error");
  expect(localStorage.getItem("adminToken")).not.toBeNull();
  online = true;
  await signOut();
  expect(sent.at(-1)?.body).toEqual({ csrfToken: "c", json: true });
  expect(localStorage.getItem("adminToken")).toBeNull();
  expect(visited).toEqual(["/admin/login"]);
});

test("a valid token is used to fetch its admin", async () => {
  const { sent } = openBrowser(greet);
  const token = tokenFor(900);
  localStorage.setItem("adminToken", token);
  expect(await restoreAdmin()).toEqual(ADMIN);
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([`Bearer ${token}`]);
});
