import type { APIResponse } from "@playwright/test";
import { calls } from "@/lib/contract/calls/all";
import { INBOUND } from "../factories/inbound-mails";
import { expect, test } from "../fixtures";
import { CARD_PAYMENTS } from "../servers/card-provider";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import type { CallName } from "./calls";
import { everyCall } from "./successful-calls";

/** Checks that a response matches the call's record exactly, with no missing and no extra fields. */
async function expectResponse({ call }: (typeof calls)[number], sent: APIResponse): Promise<void> {
  const { response } = call;
  expect(sent.status(), await sent.text()).toBe(response.status);
  const type = "mediaType" in response ? response.mediaType : "application/json";
  expect(sent.headers()["content-type"]).toMatch(new RegExp(`^${type}\\b`));
  if ("mediaType" in response) return;
  const body = await sent.json();
  // Parsing strips unknown fields at any depth.
  expect(response.schema.parse(body)).toStrictEqual(body);
}

test("every call's response matches its record exactly", async ({
  own,
  deliveries: { settings },
  mailServer,
  pushService,
}) => {
  const server = await own.start({
    ...settings,
    ...mailServer.settings,
    ...INBOUND,
    ...pushService.settings,
    ...CARD_PAYMENTS,
    ...SAME_ADMIN,
    ...UNLIMITED,
  });
  const admin = await adminOf(server);
  const made = everyCall(server, admin, { pushService, mailServer });
  expect(Object.keys(made).sort()).toEqual(calls.map(({ name }) => name).sort());

  for (const each of calls) {
    await test.step(each.name, async () => {
      const { client = admin, id = "", ...sent } = await made[each.name as CallName]();
      const { method, path } = each.call;
      await expectResponse(each, await client.fetch(path.replace("{id}", id), { method, ...sent }));
    });
  }
});
