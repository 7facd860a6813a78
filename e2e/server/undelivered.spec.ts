import { refusalOf, refusedFields } from "../api/api-test";
import { newEnquiry } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { test } from "../servers/delivery-services";
import { expect } from "../servers/own-servers";

const UNDELIVERED = "/api/contact/undelivered";
const failed = { service: "form", code: "INACTIVE" };

test("who sent an enquiry can report its copies, once each, and nobody else can", async ({
  own,
  copies: { settings },
}) => {
  const device = await (await own.start(settings)).newDevice();
  const enquiry = newEnquiry({ subject: "Our day" });
  const headers = { "idempotency-key": "a key" };
  await device.post("/api/contact", { data: enquiry, headers });
  const report = (data: object, key: Record<string, string> = headers) =>
    device.post(UNDELIVERED, { data, headers: key });

  await refusalOf(await report({ ...enquiry, ...failed }, {}), 404);
  await refusalOf(await report({ ...enquiry, ...failed }, { "idempotency-key": "another key" }), 404);
  for (const change of [{ message: "Other words." }, { subject: undefined }, { name: `${enquiry.name}!` }])
    await refusalOf(await report({ ...enquiry, ...failed, ...change }), 404);
  for (const wrong of [{ service: "fax" }, { service: undefined }, { service: ["form"] }])
    expect(await refusedFields(await report({ ...enquiry, ...failed, ...wrong }))).toEqual(["service"]);
  for (const code of ["<b>BLOCKED</b>", "blocked", "", 7, undefined, "x".repeat(5000)])
    expect(await refusedFields(await report({ ...enquiry, ...failed, code }))).toEqual(["code"]);

  // The same service with two codes at the same moment: one thing to tell.
  const [first, ...rest] = await Promise.all(
    ["INACTIVE", "UNSPECIFIED", "INACTIVE", "BLOCKED"].map((code) => report({ ...enquiry, ...failed, code })),
  );
  for (const answer of [first, ...rest]) expect(answer?.status()).toBe(200);
  expect((await report({ ...enquiry, ...failed, service: "email" })).status()).toBe(200);
  const notifications = withDatabase(own.dataDir, (db) =>
    db
      .prepare(
        `select title, messages.name from notifications join messages on messages.id = subject_id
         where kind = 'undelivered' order by title`,
      )
      .all(),
  );
  const { name } = enquiry;
  expect(notifications).toEqual([
    { title: `The copy of ${name}’s enquiry may not have reached the e-mail service`, name },
    { title: `The copy of ${name}’s enquiry may not have reached the form service`, name },
  ]);
});

test("a copy that is not due can't be reported, and reports are limited, apart from enquiries", async ({
  own,
  copies: { settings },
}) => {
  const { FORMSPREE_ENDPOINT, FORMSPREE_PROJECT, FORMSPREE_FORM_ID } = settings;
  const formService = { FORMSPREE_ENDPOINT, FORMSPREE_PROJECT, FORMSPREE_FORM_ID };
  const device = await (await own.start({ ...formService, ENQUIRIES_PER_HOUR: "2" })).newDevice();
  const headers = { "idempotency-key": "a key" };
  const enquiry = newEnquiry();
  await device.post("/api/contact", { data: enquiry, headers });
  const report = (service: string) =>
    device.post(UNDELIVERED, { data: { ...enquiry, ...failed, service }, headers });
  await refusalOf(await report("email"), 404);
  for (let time = 0; time < 3; time += 1) expect((await report("form")).status()).toBe(200);
  const tooMany = await report("form");
  await refusalOf(tooMany, 429);
  expect(tooMany.headers()["retry-after"]).toMatch(/^[1-9]\d*$/);
  expect((await device.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
});
