import { notificationSchema } from "@/lib/contract/notifications";
import { goodToken } from "../factories/credentials";
import { newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { withSiteDatabase } from "../servers/database";
import { bearer, expect, plainText, refusalOf, test } from "./api-test";

const NOTIFICATIONS = "/api/admin/notifications";

const titlesAbout = (subjectId: string) =>
  withSiteDatabase((db) =>
    db.prepare("select title from notifications where subject_id = ?").pluck().all(subjectId),
  );

test("notifications are a bare array, newest first, twenty at most", async ({ request, admin }) => {
  for (let time = 0; time < 21; time += 1) await sendEnquiry(request);
  const answer = await admin.get(NOTIFICATIONS);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const notifications = notificationSchema
    .strict()
    .array()
    .parse(JSON.parse(await plainText(answer)));
  expect(notifications).toHaveLength(20);
  const times = notifications.map(({ time }) => time);
  expect(times).toEqual([...times].sort().reverse());
});

test("notifications are for admins alone", async ({ request, addUser }) => {
  await refusalOf(await request.get(NOTIFICATIONS), 401);
  const headers = bearer(await goodToken(addUser("user").id));
  await refusalOf(await request.get(NOTIFICATIONS, { headers }), 401);
});

for (const [eventType, kind] of [
  ["wedding", "wedding enquiry"],
  ["corporate", "corporate enquiry"],
  ["birthday", "birthday enquiry"],
  ["other", "enquiry"],
] as const) {
  test(`an enquiry of type ${eventType} is told once, by what it is and who sent it`, async ({ request }) => {
    const { id, enquiry } = await sendEnquiry(request, { eventType });
    expect(titlesAbout(id)).toEqual([`New ${kind} from ${enquiry.name}`]);
  });
}

test("a repeated enquiry is told once, also when it is sent many times at once", async ({ request }) => {
  const sent = { data: newEnquiry(), headers: { "idempotency-key": uniqueWord() } };
  const answers = await Promise.all(Array.from({ length: 5 }, () => request.post("/api/contact", sent)));
  answers.push(await request.post("/api/contact", sent));
  const ids = new Set<string>();
  for (const answer of answers) ids.add((await answer.json()).data._id);
  expect(ids.size).toBe(1);
  expect(titlesAbout([...ids].join())).toHaveLength(1);
});

test("the demo content has the three samples, which say that they are samples", () => {
  const samples = withSiteDatabase((db) =>
    db
      .prepare("select title from notifications where kind = 'sample' order by created_at desc")
      .pluck()
      .all(),
  );
  expect(samples).toEqual([
    "Sample: a new booking request",
    "Sample: a new comment",
    "Sample: a system update",
  ]);
});
