import { dashboardSchema } from "@/lib/contract/dashboard";
import { goodToken } from "../factories/credentials";
import { sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { errorOf, plainText } from "../servers/responses";
import { bearer } from "../servers/sign-in";

const STATS = "/api/admin/dashboard/stats";

test("the dashboard matches the contract and is consistent", async ({ request, admin }) => {
  for (let time = 0; time < 5; time += 1) await sendEnquiry(request);
  const response = await admin.get(STATS);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const { stats, recentMessages, enquiriesByType, enquiriesByWeek } = dashboardSchema
    .strict()
    .parse(JSON.parse(await plainText(response)));

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

test("without manage_bookings, the dashboard has the totals and no messages", async ({
  request,
  addUser,
}) => {
  await sendEnquiry(request);
  const headers = bearer(await goodToken((await addUser("admin", ["manage_blogs"])).id));
  const { stats, recentMessages } = await (await request.get(STATS, { headers })).json();
  expect(stats.totalMessages).toBeGreaterThan(0);
  expect(recentMessages).toEqual([]);
});

test("only admins can read the dashboard", async ({ request, addUser }) => {
  await errorOf(await request.get(STATS), 401);
  const headers = bearer(await goodToken((await addUser("user")).id));
  await errorOf(await request.get(STATS, { headers }), 401);
});
