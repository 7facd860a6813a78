import { loginResponseSchema } from "@/lib/contract/auth";
import { uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields, plainText } from "../servers/responses";
import { bearer, signIn } from "../servers/sign-in";
import { site } from "../servers/site";

const LOGIN = "/api/admin/login";

test("signing in returns a token and the admin, and sets an HttpOnly cookie", async ({ request }) => {
  const response = await request.post(LOGIN, { data: site.admin });
  expect(response.status()).toBe(200);
  const { admin, token } = loginResponseSchema.strict().parse(JSON.parse(await plainText(response)));
  expect(admin).toMatchObject({ email: site.admin.email, role: "admin", name: "Site Owner" });
  expect(admin.permissions).toContain("manage_users");
  expect(response.headers()["cache-control"]).toBe("no-store");

  const cookie = response.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^next-auth\.session-token=[^;]+;/);
  for (const flag of ["HttpOnly", "SameSite=lax", "Path=/"]) {
    expect(cookie.toLowerCase()).toContain(flag.toLowerCase());
  }
  expect(cookie).not.toContain(token);
});

test("the email may have a different case and surrounding spaces", async ({ request, addUser }) => {
  const { email, password, id } = await addUser("admin");
  for (const spelling of [email.toLowerCase(), email.toUpperCase(), `  ${email} `]) {
    const { admin } = await signIn(request, { email: spelling, password });
    expect(admin._id).toBe(id);
  }
});

test("an unknown email, a wrong password and a user who is not an admin get the same 401", async ({
  request,
  addUser,
}) => {
  const user = await addUser("user");
  const attempts = [
    { email: "nobody@journeys.example", password: site.admin.password },
    { email: site.admin.email, password: "not the password" },
    { email: user.email, password: user.password },
  ];
  for (const data of attempts) {
    const response = await request.post(LOGIN, { data });
    expect(await errorOf(response, 401)).toEqual({
      success: false,
      message: "Invalid credentials or session expired.",
    });
    expect(response.headers()["set-cookie"]).toBeUndefined();
  }
});

test("an unknown email takes as long as checking a password", async ({ request, addUser }) => {
  const quickest = { unknown: Number.POSITIVE_INFINITY, wrong: Number.POSITIVE_INFINITY };
  const attempts = {
    unknown: async () => `${uniqueWord()}@journeys.example`,
    wrong: async () => (await addUser("admin")).email,
  };
  for (let round = 0; round < 6; round += 1) {
    for (const kind of ["unknown", "wrong"] as const) {
      // A new one each time: attempts at one account are slowed down.
      const email = await attempts[kind]();
      const begun = performance.now();
      await request.post(LOGIN, { data: { email, password: "not the password" } });
      quickest[kind] = Math.min(quickest[kind], performance.now() - begun);
    }
  }
  // Without hashing, the response would be ten times as fast.
  expect(quickest.unknown).toBeGreaterThan(quickest.wrong / 3);
});

test("the errors name each missing or invalid field of a sign-in", async ({ request }) => {
  const invalidFieldsOf = async (data: object) => invalidFields(await request.post(LOGIN, { data }));
  expect(await invalidFieldsOf({})).toEqual(["email", "password"]);
  expect(await invalidFieldsOf({ email: "", password: "" })).toEqual(["email", "password"]);
  expect(await invalidFieldsOf({ email: "a@b.example" })).toEqual(["password"]);
  expect(await invalidFieldsOf({ email: ["a@b.example"], password: { $ne: null } })).toEqual([
    "email",
    "password",
  ]);
  expect(await invalidFieldsOf({ email: "a@b.example", password: "x".repeat(10_000) })).toEqual(["password"]);
  expect(await invalidFieldsOf({ email: "a\0@b.example", password: "not the password" })).toEqual(["email"]);
});

test("the token gives access to the admin's own record", async ({ request, newDevice }) => {
  const { token, admin } = await signIn(await newDevice(), site.admin);
  const response = await request.get("/api/admin/me", { headers: bearer(token) });
  expect(response.status()).toBe(200);
  expect(JSON.parse(await plainText(response))).toEqual(admin);
  expect(response.headers()["cache-control"]).toBe("no-store");
});
