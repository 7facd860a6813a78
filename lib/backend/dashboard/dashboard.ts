import "server-only";
import { sql } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { Dashboard, DashboardResponse } from "@/lib/contract/dashboard";
import { type ContactMessage, eventTypeSchema } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { MESSAGE_COLUMNS, toContactMessage } from "../messages/rows";
import { countByWeek, lastMondays } from "./weeks";

/** How many messages the dashboard shows (docs/product.md#dashboard). */
const RECENT = 5;

/** How many of those that nobody has answered. */
const OLDEST = 3;

/**
 * Everything the dashboard shows. The database does the counting; at most a few dozen rows are read.
 *
 * @param admin who sees it: without `manage_bookings`, no messages.
 */
export async function dashboardStats({ permissions }: Admin): Promise<DashboardResponse> {
  const maySeeMessages = permissions.includes("manage_bookings");
  const [totals, enquiriesByType, enquiriesByWeek, recent, waiting] = await Promise.all([
    countTotals(),
    countByType(),
    countLastWeeks(),
    maySeeMessages ? recentMessages() : [],
    maySeeMessages ? waitingMessages() : { count: 0, oldest: [] },
  ]);
  return {
    success: true,
    stats: totals,
    recentMessages: recent,
    waiting,
    enquiriesByWeek,
    enquiriesByType,
  };
}

async function recentMessages(): Promise<ContactMessage[]> {
  const rows = await database()
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("box", "=", "inbox")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(RECENT)
    .execute();
  return rows.map(toContactMessage);
}

async function waitingMessages(): Promise<DashboardResponse["waiting"]> {
  const waiting = database().selectFrom("messages").where("box", "=", "inbox").where("status", "=", "new");
  const [{ count }, oldest] = await Promise.all([
    waiting.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
    waiting.select(MESSAGE_COLUMNS).orderBy("created_at", "asc").orderBy("id", "asc").limit(OLDEST).execute(),
  ]);
  return { count: Number(count), oldest: oldest.map(toContactMessage) };
}

async function countTotals(): Promise<Dashboard["stats"]> {
  const { users, images, messages } = await database()
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom("users").select(fn.countAll<number>().as("count")).as("users"),
      selectFrom("gallery_items")
        .select(fn.countAll<number>().as("count"))
        .where("media_type", "=", "image")
        .as("images"),
      selectFrom("messages")
        .select(fn.countAll<number>().as("count"))
        .where("box", "=", "inbox")
        .as("messages"),
    ])
    .executeTakeFirstOrThrow();
  return { totalUsers: Number(users), totalImages: Number(images), totalMessages: Number(messages) };
}

async function countByType(): Promise<Dashboard["enquiriesByType"]> {
  const rows = await database()
    .selectFrom("messages")
    .select(({ fn }) => ["event_type", fn.countAll<number>().as("count")])
    .where("box", "=", "inbox")
    .groupBy("event_type")
    .execute();
  const counts = new Map(rows.map((row) => [row.event_type, Number(row.count)]));
  return eventTypeSchema.options.map((eventType) => ({ eventType, count: counts.get(eventType) ?? 0 }));
}

async function countLastWeeks(): Promise<Dashboard["enquiriesByWeek"]> {
  const mondays = lastMondays(new Date());
  // Timestamps are ISO 8601 text, so the first 10 characters are the day.
  const day = sql<string>`substr(created_at, 1, 10)`;
  const rows = await database()
    .selectFrom("messages")
    .select(({ fn }) => [day.as("day"), fn.countAll<number>().as("count")])
    .where("box", "=", "inbox")
    .where("created_at", ">=", mondays[0] ?? "")
    .groupBy(day)
    .execute();
  return countByWeek(
    mondays,
    rows.map(({ day, count }) => ({ day, count: Number(count) })),
  );
}
