import { sampleNotifications } from "@/lib/content/demo-notifications";
import { notificationSchema } from "@/lib/contract/notifications";
import { goodToken } from "../factories/credentials";
import { newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, plainText } from "../servers/responses";
import { bearer } from "../servers/sign-in";

const NOTIFICATIONS = "/api/admin/notifications";

const notificationsAbout = (subjectId: string) =>
  withSiteTables((db) =>
    db.selectFrom("notifications").select("title").where("subject_id", "=", subjectId).execute(),
  );

test("the list is an array of at most twenty notifications, newest first", async ({ request, admin }) => {
  for (let time = 0; time < 21; time += 1) await sendEnquiry(request);
  const response = await admin.get(NOTIFICATIONS);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const notifications = notificationSchema
    .strict()
    .array()
    .parse(JSON.parse(await plainText(response)));
  expect(notifications).toHaveLength(20);
  const times = notifications.map(({ time }) => time);
  expect(times).toEqual([...times].sort().reverse());
});

test("without manage_bookings, no notification is about an enquiry", async ({ request, addUser }) => {
  await sendEnquiry(request);
  const headers = bearer(await goodToken((await addUser("admin", ["manage_blogs"])).id));
  const listed: { kind: string }[] = await (await request.get(NOTIFICATIONS, { headers })).json();
  expect(listed.map(({ kind }) => kind)).toContain("sample");
  expect(listed.filter(({ kind }) => kind === "enquiry" || kind === "undelivered")).toEqual([]);
});

test("only admins can read notifications", async ({ request, addUser }) => {
  await errorOf(await request.get(NOTIFICATIONS), 401);
  const headers = bearer(await goodToken((await addUser("user")).id));
  await errorOf(await request.get(NOTIFICATIONS, { headers }), 401);
});

for (const [eventType, kind] of [
  ["wedding", "wedding enquiry"],
  ["corporate", "corporate enquiry"],
  ["birthday", "birthday enquiry"],
  ["other", "enquiry"],
] as const) {
  test(`an enquiry of type ${eventType} creates one notification with its type and sender`, async ({
    request,
  }) => {
    const { id, enquiry } = await sendEnquiry(request, { eventType });
    expect(await notificationsAbout(id)).toEqual([{ title: `New ${kind} from ${enquiry.name}` }]);
  });
}

test("a repeated enquiry creates one notification, even if sent several times at once", async ({
  request,
}) => {
  const sent = { data: newEnquiry(), headers: { "idempotency-key": uniqueWord() } };
  const responses = await Promise.all(Array.from({ length: 5 }, () => request.post("/api/contact", sent)));
  responses.push(await request.post("/api/contact", sent));
  const ids = new Set<string>();
  for (const response of responses) ids.add((await response.json()).data._id);
  expect(ids.size).toBe(1);
  expect(await notificationsAbout([...ids].join())).toHaveLength(1);
});

test("the demo content has the sample notifications, labeled as samples", async () => {
  const samples = await withSiteTables((db) =>
    db
      .selectFrom("notifications")
      .select("title")
      .where("kind", "=", "sample")
      .orderBy("created_at", "desc")
      .execute(),
  );
  expect(samples).toEqual(sampleNotifications.map(({ title }) => ({ title })));
  for (const { title } of samples) expect(title).toMatch(/^Sample:/);
});
