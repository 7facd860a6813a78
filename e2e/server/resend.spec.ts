import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { deliveryProblem } from "@/lib/content/delivery-errors";
import type { Notification } from "@/lib/contract/notifications";
import { storeFailedDelivery } from "../factories/deliveries";
import { deleteForGood } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { openMessage } from "../screens/messages";
import { withDatabase } from "../servers/database";
import { respondWith } from "../servers/delivery-services";
import { errorOf } from "../servers/responses";

test.use({ ...onEmptySite, settings: ({ deliveries }, use) => use(deliveries.settings) });

const copies = (page: Page) => page.getByRole("region", { name: "Copies" });
const sendAgain = (page: Page) =>
  copies(page).getByRole("button", { name: "Send again to the form service" });
const deliveriesOf = (id: string) => `/api/contact/admin/messages/${id}/deliveries`;

test("the owner sends a failed copy again with one press", async ({
  deliveries: { formService },
  request,
  page,
  signIn,
}) => {
  const { id, enquiry } = await storeFailedDelivery(request, { code: "INACTIVE" });
  await signIn();
  await openMessage(page, id);
  await expect(copies(page)).toContainText(deliveryProblem("form", { code: "INACTIVE" }));
  await expect(copies(page)).not.toContainText("may have arrived");
  await sendAgain(page).click();
  await expect(copies(page)).toContainText("Copy to the form service sent again");
  await expect(sendAgain(page)).toHaveCount(0);
  expect(formService.received).toHaveLength(1);
  expect(formService.received[0]).toMatchObject({ path: "/p/a-project/f/a-form", body: enquiry });
});

test("the notifications of failed copies go when all copies have arrived", async ({ request, admin }) => {
  const { id } = await storeFailedDelivery(request);
  const { id: other } = await storeFailedDelivery(request);
  const failed = async () => {
    const all: Notification[] = await (await admin.get("/api/admin/notifications")).json();
    return all.filter(({ kind }) => kind === "undelivered").map(({ subjectId }) => subjectId);
  };
  const send = async (failure: object = {}) => {
    const claim = await admin.post(deliveriesOf(id), { data: { service: "form" } });
    const { attempt } = (await claim.json()).data;
    const result = { service: "form", attempt, ...failure };
    expect((await admin.put(deliveriesOf(id), { data: result })).status()).toBe(200);
  };
  expect(await failed()).toEqual([other, id]);
  await send({ code: "BLOCKED" });
  expect(await failed()).toEqual([other, id]);
  await send();
  expect(await failed()).toEqual([other]);
});

test("a copy that was sent again from one tab is not sent from another", async ({
  deliveries: { formService },
  request,
  context,
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  formService.preflight = held;
  const { id } = await storeFailedDelivery(request);
  await signIn();
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await openMessage(tab, id);
    await expect(sendAgain(tab)).toBeVisible();
  }
  await sendAgain(page).click();
  await expect.poll(() => formService.preflights).toBe(1);
  await sendAgain(otherTab).click();
  await expect(otherTab.getByText("This copy is already being sent")).toBeVisible();
  await expect(copies(otherTab)).toContainText("is being sent again");
  release();
  await expect(copies(page)).toContainText("sent again");
  await expect(sendAgain(page)).toHaveCount(0);
  await otherTab.reload();
  await expect(copies(otherTab)).toContainText("Copy to the form service sent again");
  expect(formService.received).toHaveLength(1);
});

test("a copy that fails again says why, and can be sent once more", async ({
  deliveries: { formService },
  request,
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/^Sending the copy to the form service again failed/);
  const { id } = await storeFailedDelivery(request);
  await signIn();
  await openMessage(page, id);
  formService.reply = respondWith(200, '{"ok":true}');
  await sendAgain(page).click();
  await expect(copies(page)).toContainText(
    `${deliveryProblem("form", { code: "UNSPECIFIED", reason: "format" })}. It may have arrived all the same.`,
  );
  expect(formService.received).toHaveLength(1);
  formService.reset();
  await sendAgain(page).click();
  await expect(copies(page)).toContainText("sent again");
  expect(formService.received).toHaveLength(1);
});

test("only the latest claim can report a result, and an abandoned one can be claimed again", async ({
  emptySite,
  request,
  admin,
}) => {
  const { id } = await storeFailedDelivery(request);
  const claim = () => admin.post(deliveriesOf(id), { data: { service: "form" } });
  const settle = (attempt: string, failure: object = {}) =>
    admin.put(deliveriesOf(id), { data: { service: "form", attempt, ...failure } });
  const attemptOf = async (response: Awaited<ReturnType<typeof claim>>) =>
    (await response.json()).data.attempt as string;

  await errorOf(await admin.post(deliveriesOf(id), { data: { service: "email" } }), 404);
  await errorOf(await settle(randomUUID()), 409);
  const claims = await Promise.all([claim(), claim(), claim()]);
  expect(claims.map((one) => one.status()).sort()).toEqual([200, 409, 409]);
  const [won] = claims.filter((one) => one.ok());
  const first = won ? await attemptOf(won) : "";

  const longAgo = new Date(Date.now() - 61_000).toISOString();
  withDatabase(emptySite.dataDir, (db) =>
    db.prepare("update failed_deliveries set updated_at = ?").run(longAgo),
  );
  expect(await (await admin.get(deliveriesOf(id))).json()).toEqual([
    { service: "form", code: "UNSPECIFIED", reason: "left", state: "failed", time: longAgo },
  ]);
  const second = await attemptOf(await claim());
  await errorOf(await settle(first), 409);
  expect((await settle(second)).status()).toBe(200);
  await errorOf(await settle(second, { code: "BLOCKED" }), 409);
  await errorOf(await claim(), 409);
  expect(await (await admin.get(deliveriesOf(id))).json()).toMatchObject([{ state: "sent" }]);

  // It goes with its message.
  await deleteForGood(admin, id);
  const left = withDatabase(emptySite.dataDir, (db) =>
    db.prepare("select count(*) from failed_deliveries").pluck().get(),
  );
  expect(left).toBe(0);
});
