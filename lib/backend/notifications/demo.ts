import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/schema";

const MINUTE_MS = 60 * 1000;

/** The three samples of SPEC section 2; each says of itself that it is one. */
const SAMPLES = [
  { title: "Sample: a new booking request", minutesAgo: 5 },
  { title: "Sample: a new comment", minutesAgo: 60 },
  { title: "Sample: a system update", minutesAgo: 24 * 60 },
];

/** The rows of the sample notifications, dated before `now`. */
export function demoNotifications(now: Date): Database["notifications"][] {
  return SAMPLES.map(({ title, minutesAgo }) => ({
    id: randomUUID(),
    kind: "sample",
    title,
    subject_id: null,
    created_at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
  }));
}
