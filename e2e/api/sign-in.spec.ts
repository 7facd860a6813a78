import { loginResponseSchema } from "@/lib/contract/auth";
import { site } from "../servers/site";
import { bearer, expect, plainText, refusalOf, refusedFields, signIn, test } from "./api-test";

const LOGIN = "/api/admin/login";

test("signing in answers a token and the admin, and sets a cookie that no script can read", async ({
  request,
}) => {
  const answer = await request.post(LOGIN, { data: site.admin });
  expect(answer.status()).toBe(200);
  const { admin, token } = loginResponseSchema.strict().parse(JSON.parse(await plainText(answer)));
  expect(admin).toMatchObject({ email: site.admin.email, role: "admin", name: "Site Owner" });
  expect(admin.permissions).toContain("manage_users");
  expect(answer.headers()["cache-control"]).toBe("no-store");

  const cookie = answer.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^next-auth\.session-token=[^;]+;/);
  for (const flag of ["HttpOnly", "SameSite=lax", "Path=/"]) {
    expect(cookie.toLowerCase()).toContain(flag.toLowerCase());
  }
  expect(cookie).not.toContain(token);
});

test("an admin's e-mail is theirs in any case and between blanks", async ({ request, addUser }) => {
  const { email, password, id } = addUser("admin");
  for (const spelling of [email.toLowerCase(), email.toUpperCase(), `  ${email} `]) {
    const { admin } = await signIn(request, { email: spelling, password });
    expect(admin._id).toBe(id);
  }
});

test("an unknown e-mail, a wrong password and a user who is no admin get the same 401", async ({
  request,
  addUser,
}) => {
  const user = addUser("user");
  const attempts = [
    { email: "nobody@journeys.example", password: site.admin.password },
    { email: site.admin.email, password: "not the password" },
    { email: user.email, password: user.password },
  ];
  for (const data of attempts) {
    const answer = await request.post(LOGIN, { data });
    expect(await refusalOf(answer, 401)).toEqual({
      success: false,
      message: "Invalid credentials or session expired.",
    });
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("an unknown e-mail takes the work of checking a password too", async ({ request }) => {
  const quickest = { unknown: Number.POSITIVE_INFINITY, wrong: Number.POSITIVE_INFINITY };
  const attempts = { unknown: "nobody@journeys.example", wrong: site.admin.email };
  for (let round = 0; round < 6; round += 1) {
    for (const kind of ["unknown", "wrong"] as const) {
      const begun = performance.now();
      await request.post(LOGIN, { data: { email: attempts[kind], password: "not the password" } });
      quickest[kind] = Math.min(quickest[kind], performance.now() - begun);
    }
  }
  // Without that work the answer would come ten times as fast.
  expect(quickest.unknown).toBeGreaterThan(quickest.wrong / 3);
});

test("a sign-in with missing or wrong fields names each of them", async ({ request }) => {
  const fieldsRefused = async (data: object) => refusedFields(await request.post(LOGIN, { data }));
  expect(await fieldsRefused({})).toEqual(["email", "password"]);
  expect(await fieldsRefused({ email: "", password: "" })).toEqual(["email", "password"]);
  expect(await fieldsRefused({ email: "a@b.example" })).toEqual(["password"]);
  expect(await fieldsRefused({ email: ["a@b.example"], password: { $ne: null } })).toEqual([
    "email",
    "password",
  ]);
  expect(await fieldsRefused({ email: "a@b.example", password: "x".repeat(10_000) })).toEqual(["password"]);
});

test("the token of a sign-in opens the admin's own record", async ({ request, newDevice }) => {
  const { token, admin } = await signIn(await newDevice(), site.admin);
  const answer = await request.get("/api/admin/me", { headers: bearer(token) });
  expect(answer.status()).toBe(200);
  expect(JSON.parse(await plainText(answer))).toEqual(admin);
  expect(answer.headers()["cache-control"]).toBe("no-store");
});
