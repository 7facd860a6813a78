import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import { errorOf, invalidFields } from "../servers/responses";

test.use({ ...onEmptySite, settings: ({ deliveries }, use) => use(deliveries.settings) });

const UNDELIVERED = "/api/contact/undelivered";
const failed = { service: "form", code: "INACTIVE" };

test("only the sender of an enquiry can report a failed delivery, once for each service", async ({
  emptySite,
  request,
}) => {
  const enquiry = newEnquiry({ subject: "Our day" });
  const headers = { "idempotency-key": "a key" };
  await request.post("/api/contact", { data: enquiry, headers });
  const report = (data: object, key: Record<string, string> = headers) =>
    request.post(UNDELIVERED, { data, headers: key });

  await errorOf(await report({ ...enquiry, ...failed }, {}), 404);
  await errorOf(await report({ ...enquiry, ...failed }, { "idempotency-key": "another key" }), 404);
  for (const change of [{ message: "Other words." }, { subject: undefined }, { name: `${enquiry.name}!` }])
    await errorOf(await report({ ...enquiry, ...failed, ...change }), 404);
  for (const wrong of [{ service: "fax" }, { service: undefined }, { service: ["form"] }])
    expect(await invalidFields(await report({ ...enquiry, ...failed, ...wrong }))).toEqual(["service"]);
  for (const code of ["<b>BLOCKED</b>", "blocked", "", 7, undefined, "x".repeat(5000)])
    expect(await invalidFields(await report({ ...enquiry, ...failed, code }))).toEqual(["code"]);
  for (const reason of ["<b>timeout</b>", "", 7, null])
    expect(await invalidFields(await report({ ...enquiry, ...failed, reason }))).toEqual(["reason"]);

  // Reports of the same service with different codes at the same time create one notification.
  const [first, ...rest] = await Promise.all(
    ["INACTIVE", "UNSPECIFIED", "INACTIVE", "BLOCKED"].map((code) => report({ ...enquiry, ...failed, code })),
  );
  for (const response of [first, ...rest]) expect(response?.status()).toBe(200);
  expect((await report({ ...enquiry, ...failed, service: "email" })).status()).toBe(200);
  const notifications = withDatabase(emptySite.dataDir, (db) =>
    db
      .prepare(
        `select title, messages.name from notifications join messages on messages.id = subject_id
         where kind = 'undelivered' order by title`,
      )
      .all(),
  );
  const { name } = enquiry;
  expect(notifications).toEqual([
    { title: expect.stringContaining(`${name}’s enquiry did not reach the email service: `), name },
    {
      title: expect.stringMatching(`^${name}’s enquiry (did not|may not have) reach(ed)? the form service: `),
      name,
    },
  ]);
});

test("a delivery to a disabled service can't be reported, and reports have their own limit", async ({
  own,
  deliveries: { settings },
}) => {
  const noEmailService = { EMAILJS_PUBLIC_KEY: "", EMAILJS_SERVICE_ID: "", EMAILJS_TEMPLATE_ID: "" };
  const formService = { ...settings, ...noEmailService };
  const device = await (await own.start({ ...formService, ENQUIRIES_PER_HOUR: "2" })).newDevice();
  const headers = { "idempotency-key": "a key" };
  const enquiry = newEnquiry();
  await device.post("/api/contact", { data: enquiry, headers });
  const report = (service: string) =>
    device.post(UNDELIVERED, { data: { ...enquiry, ...failed, service }, headers });
  await errorOf(await report("email"), 404);
  for (let time = 0; time < 3; time += 1) expect((await report("form")).status()).toBe(200);
  const tooMany = await report("form");
  await errorOf(tooMany, 429);
  expect(tooMany.headers()["retry-after"]).toMatch(/^[1-9]\d*$/);
  expect((await device.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
});
