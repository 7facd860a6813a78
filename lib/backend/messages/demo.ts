import "server-only";
import { randomUUID } from "node:crypto";
import { demoEnquiries } from "@/lib/content/demo-enquiries";
import { messageRow } from "./rows";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the rows of the demo enquiries, dated around `now`. */
export function demoMessages(now: Date) {
  return demoEnquiries.map(({ daysAgo, daysAhead, read, ...enquiry }) => {
    const eventDate = new Date(now.getTime() + daysAhead * DAY_MS).toISOString().slice(0, 10);
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const row = messageRow(
      { ...enquiry, eventDate, subject: "Demo" },
      { id: randomUUID(), createdAt, requestDigest: null },
    );
    return { ...row, read, status: read ? ("answered" as const) : ("new" as const) };
  });
}
