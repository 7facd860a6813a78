import { dashboardSchema } from "@/lib/contract/dashboard";
import { goodToken } from "../factories/credentials";
import { sendEnquiry } from "../factories/enquiries";
import { bearer, expect, plainText, refusalOf, test } from "./api-test";

const STATS = "/api/admin/dashboard/stats";

test("the dashboard's data have the contract's shape and agree with each other", async ({
  request,
  admin,
}) => {
  for (let time = 0; time < 5; time += 1) await sendEnquiry(request);
  const answer = await admin.get(STATS);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const { stats, recentMessages, enquiriesByType, enquiriesByWeek } = dashboardSchema
    .strict()
    .parse(JSON.parse(await plainText(answer)));

  expect(recentMessages).toHaveLength(5);
  const times = recentMessages.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(stats.totalMessages).toBeGreaterThanOrEqual(5);
  expect(enquiriesByType.map(({ eventType }) => eventType)).toEqual([
    "wedding",
    "corporate",
    "birthday",
    "other",
  ]);
  expect(enquiriesByWeek.at(-1)?.count).toBeGreaterThanOrEqual(5);
  for (const [index, { start }] of enquiriesByWeek.entries()) {
    expect(new Date(start).getUTCDay(), start).toBe(1);
    const before = enquiriesByWeek[index - 1]?.start;
    if (before) expect(Date.parse(start) - Date.parse(before)).toBe(7 * 24 * 60 * 60 * 1000);
  }
});

test("the dashboard's data are for admins alone", async ({ request, addUser }) => {
  await refusalOf(await request.get(STATS), 401);
  const headers = bearer(await goodToken(addUser("user").id));
  await refusalOf(await request.get(STATS, { headers }), 401);
});
