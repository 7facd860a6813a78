import type { APIRequestContext } from "@playwright/test";
import { BAD_TOKENS, goodToken } from "../factories/credentials";
import { site } from "../servers/site";
import { bearer, expect, refusalOf, SAME_ORIGIN, signIn, test } from "./api-test";
import { ADMIN_CALLS, STATUS_LET_IN } from "./calls";

/** Makes every admin call and checks that each is answered 401. */
async function expectAllRefused(client: APIRequestContext, headers: Record<string, string> = {}) {
  for (const { method, path, data } of ADMIN_CALLS) {
    const answer = await client.fetch(path, { method, data, headers });
    const { errors } = await refusalOf(answer, 401);
    expect(errors, `${method} ${path}`).toBeUndefined();
  }
}

/** Makes every admin call and checks that none stops at the door. */
async function expectAllLetIn(client: APIRequestContext, headers: Record<string, string>) {
  const statuses: number[] = [];
  for (const { method, path, data } of ADMIN_CALLS) {
    statuses.push((await client.fetch(path, { method, data, headers })).status());
  }
  expect(statuses).toEqual(STATUS_LET_IN);
}

test("every admin call lets a good token in", async ({ request, addUser }) => {
  await expectAllLetIn(request, bearer(await goodToken(addUser("admin").id)));
});

for (const [title, make] of Object.entries(BAD_TOKENS)) {
  test(`every admin call refuses ${title}`, async ({ request, addUser }) => {
    const token = await make(addUser("admin").id);
    await expectAllRefused(request, token ? bearer(token) : {});
  });
}

test("every admin call refuses a good token of a user who is no admin", async ({ request, addUser }) => {
  await expectAllRefused(request, bearer(await goodToken(addUser("user").id)));
});

test("every admin call refuses another way of authorization", async ({ request, addUser }) => {
  const token = await goodToken(addUser("admin").id);
  for (const authorization of [
    `Basic ${token}`,
    token,
    `Bearer${token}`,
    `Bearer ${token} ${token}`,
    "Bearer",
  ]) {
    await expectAllRefused(request, { authorization });
  }
});

test("a token has no effect in the address", async ({ request, addUser }) => {
  const token = await goodToken(addUser("admin").id);
  await refusalOf(await request.get("/api/admin/me", { params: { token, access_token: token } }), 401);
});

test.describe("the session cookie", () => {
  const { origin, host } = new URL(site.url);

  for (const [title, headers] of Object.entries<Record<string, string>>({
    "from a page of this site": SAME_ORIGIN,
    "from a browser that only says the origin": { origin },
  })) {
    test(`lets in ${title}`, async ({ newDevice }) => {
      const device = await newDevice();
      await signIn(device, site.admin);
      await expectAllLetIn(device, headers);
    });
  }

  for (const [title, headers] of Object.entries<Record<string, string>>({
    "a request without a sign of where it comes from": {},
    "a request from another site": { "sec-fetch-site": "cross-site" },
    "a request from a neighbour on the same site": { "sec-fetch-site": "same-site" },
    "an address typed into the browser": { "sec-fetch-site": "none" },
    "a foreign origin": { origin: "https://evil.example" },
    "an origin that begins like ours": { origin: `${origin}.evil.example` },
    "an origin on another port of this host": { origin: `http://${host}0` },
    "an opaque origin": { origin: "null" },
    "a request from another site that claims our origin": { "sec-fetch-site": "cross-site", origin },
    "a request that only claims a referrer": { referer: `${origin}/admin/messages` },
  })) {
    test(`does not let in ${title}`, async ({ newDevice }) => {
      const device = await newDevice();
      await signIn(device, site.admin);
      await expectAllRefused(device, headers);
    });
  }

  test("does not make up for a bad token", async ({ newDevice }) => {
    const device = await newDevice();
    await signIn(device, site.admin);
    await expectAllRefused(device, { ...SAME_ORIGIN, ...bearer("undefined") });
  });
});
