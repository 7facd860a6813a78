import "server-only";
import { randomUUID } from "node:crypto";
import { sampleNotifications } from "@/lib/content/demo-notifications";
import type { Database } from "../db/schema";

const MINUTE_MS = 60 * 1000;

/** Creates the rows of the sample notifications, dated before `now`. */
export function demoNotifications(now: Date): Database["notifications"][] {
  return sampleNotifications.map(({ title, minutesAgo }) => ({
    id: randomUUID(),
    kind: "sample",
    title,
    subject_id: null,
    created_at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
  }));
}
