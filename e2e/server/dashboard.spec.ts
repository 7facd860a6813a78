import { randomUUID } from "node:crypto";
import type { Dashboard } from "@/lib/contract/dashboard";
import { expect, onEmptySite, test } from "../fixtures";
import { withDatabase } from "../servers/database";

test.use(onEmptySite);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Monday of a week in the past, 0:00 UTC. */
function monday(weeksAgo: number): number {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS - weeksAgo * 7 * DAY_MS;
}

test("the dashboard counts users, items, and messages by week and by type", async ({ emptySite, admin }) => {
  withDatabase(emptySite.dataDir, (db) => {
    const message = db.prepare(
      `insert into messages (id, name, email, event_type, event_date, message, created_at, search_text)
       values (?, ?, 'a@b.example', ?, '2030-01-01', 'words', ?, '')`,
    );
    const rows: [string, string, number][] = [
      ["the week's first moment", "wedding", monday(0)],
      ["the last moment of the week before", "wedding", monday(0) - 1],
      ["that week's first moment", "other", monday(1)],
      ["the first that counts", "birthday", monday(11)],
      ["the last that does not", "birthday", monday(11) - 1],
      ["long ago", "wedding", monday(200)],
    ];
    for (const [name, type, at] of rows) message.run(randomUUID(), name, type, new Date(at).toISOString());

    const item = db.prepare(
      `insert into gallery_items (id, title, description, category, media_type, link, alt, widths, position, created_at)
       values (?, 'Linked', '', 'dj', ?, 'https://pictures.example/a', '', '[]', ?, ?)`,
    );
    for (const [position, type] of ["image", "video", "image"].entries()) {
      item.run(randomUUID(), type, position, new Date().toISOString());
    }
    db.prepare(
      `insert into users (id, first_name, last_name, email, email_key, password_hash, role, permissions, created_at)
       values (?, 'Some', 'Body', 'some@body.example', 'some@body.example', '', 'user', '[]', ?)`,
    ).run(randomUUID(), new Date().toISOString());
  });

  const dashboard: Dashboard = await (await admin.get("/api/admin/dashboard/stats")).json();
  expect(dashboard.stats).toEqual({ totalUsers: 2, totalImages: 2, totalMessages: 6 });
  expect(dashboard.recentMessages.map(({ name }) => name)).toEqual([
    "the week's first moment",
    "the last moment of the week before",
    "that week's first moment",
    "the first that counts",
    "the last that does not",
  ]);
  expect(dashboard.enquiriesByWeek).toEqual(
    Array.from({ length: 12 }, (_, index) => ({
      start: new Date(monday(11 - index)).toISOString().slice(0, 10),
      count: { 0: 1, 10: 2, 11: 1 }[index] ?? 0,
    })),
  );
  expect(dashboard.enquiriesByType).toEqual([
    { eventType: "wedding", count: 3 },
    { eventType: "corporate", count: 0 },
    { eventType: "birthday", count: 2 },
    { eventType: "other", count: 1 },
  ]);
});
