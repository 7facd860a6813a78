import type { APIRequestContext } from "@playwright/test";
import { PERMISSION_NAMES } from "@/lib/content/permissions";
import { permissionSchema } from "@/lib/contract/users";
import { BAD_TOKENS, goodToken } from "../factories/credentials";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { backendIsElsewhere, site } from "../servers/site";
import { ADMIN_CALLS, oneOfEachMethod } from "./calls";

/** Who is rejected is decided before the path is looked at. That each path asks is tested on the first backend. */
const REJECTED_CALLS = backendIsElsewhere ? oneOfEachMethod(ADMIN_CALLS) : ADMIN_CALLS;

/** Makes admin calls and expects 401. */
async function expectAllUnauthorized(client: APIRequestContext, headers: Record<string, string> = {}) {
  for (const { method, path, data } of REJECTED_CALLS) {
    const response = await client.fetch(path, { method, data, headers });
    const { errors } = await errorOf(response, 401);
    expect(errors, `${method} ${path}`).toBeUndefined();
  }
}

/**
 * Makes every admin call and expects that none is rejected as unauthorized.
 *
 * @param signInAgain called after each call that ends the session.
 */
async function expectAllAuthorized(
  client: APIRequestContext,
  headers: Record<string, string>,
  signInAgain = async () => {},
) {
  for (const { name, method, path, data, authorizedStatus, endsSession } of ADMIN_CALLS) {
    const response = await client.fetch(path, { method, data, headers });
    expect([authorizedStatus].flat(), name).toContain(response.status());
    if (endsSession) await signInAgain();
  }
}

test("every admin call accepts a valid token", { tag: "@proof" }, async ({ request, addUser }) => {
  await expectAllAuthorized(request, bearer(await goodToken((await addUser("admin")).id)));
});

for (const [title, make] of Object.entries(BAD_TOKENS)) {
  test(`every admin call rejects ${title} with 401`, { tag: "@proof" }, async ({ request, addUser }) => {
    const token = await make((await addUser("admin")).id);
    await expectAllUnauthorized(request, token ? bearer(token) : {});
  });
}

test("every admin call rejects a valid token of a user who is not an admin", async ({ request, addUser }) => {
  await expectAllUnauthorized(request, bearer(await goodToken((await addUser("user")).id)));
});

test("a call that requires a permission rejects an admin without it", async ({ request, addUser }) => {
  const enforced = new Set(ADMIN_CALLS.flatMap(({ call }) => call.permission ?? []));
  expect(enforced.size).toBeGreaterThanOrEqual(3);
  for (const needed of enforced) {
    const guarded = ADMIN_CALLS.filter(({ call }) => call.permission === needed);
    for (const permissions of [[], permissionSchema.options.filter((one) => one !== needed)]) {
      const headers = bearer(await goodToken((await addUser("admin", permissions)).id));
      for (const { method, path, data } of guarded) {
        const { message } = await errorOf(await request.fetch(path, { method, data, headers }), 403);
        expect(message).toContain(`permission “${PERMISSION_NAMES[needed]}”`);
      }
    }
  }
});

test("every admin call rejects other Authorization headers", async ({ request, addUser }) => {
  const token = await goodToken((await addUser("admin")).id);
  for (const authorization of [
    `Basic ${token}`,
    token,
    `Bearer${token}`,
    `Bearer ${token} ${token}`,
    "Bearer",
  ]) {
    await expectAllUnauthorized(request, { authorization });
  }
});

test("a token in the URL has no effect", async ({ request, addUser }) => {
  const token = await goodToken((await addUser("admin")).id);
  await errorOf(await request.get("/api/admin/me", { params: { token, access_token: token } }), 401);
});

test.describe("the session cookie", () => {
  const { origin, host } = new URL(site.url);

  for (const [title, headers] of Object.entries<Record<string, string>>({
    "from a page of this site": SAME_ORIGIN,
    "from a browser that sends only Origin": { origin },
  })) {
    test(`authorizes a request ${title}`, { tag: "@proof" }, async ({ newDevice, addUser }) => {
      const device = await newDevice();
      const person = await addUser("admin");
      const enter = async () => void (await signIn(device, person));
      await enter();
      await expectAllAuthorized(device, headers, enter);
    });
  }

  for (const [title, headers] of Object.entries<Record<string, string>>({
    "without a source": {},
    "from another site": { "sec-fetch-site": "cross-site" },
    "from another subdomain": { "sec-fetch-site": "same-site" },
    "from a URL typed into the browser": { "sec-fetch-site": "none" },
    "with the origin of another site": { origin: "https://evil.example" },
    "with an origin that starts like ours": { origin: `${origin}.evil.example` },
    "with an origin on another port of this host": { origin: `http://${host}0` },
    "with an opaque origin": { origin: "null" },
    "from another site that claims our origin": { "sec-fetch-site": "cross-site", origin },
    "with only a Referer": { referer: `${origin}/admin/messages` },
  })) {
    test(`does not authorize a request ${title}`, { tag: "@proof" }, async ({ newDevice }) => {
      const device = await newDevice();
      await signIn(device, site.admin);
      await expectAllUnauthorized(device, headers);
    });
  }

  test("does not make up for an invalid token", async ({ newDevice }) => {
    const device = await newDevice();
    await signIn(device, site.admin);
    await expectAllUnauthorized(device, { ...SAME_ORIGIN, ...bearer("undefined") });
  });
});
