import "server-only";
import { randomUUID } from "node:crypto";
import type { Enquiry } from "@/lib/contract/messages";
import { messageRow } from "./rows";

const DAY_MS = 24 * 60 * 60 * 1000;

type DemoEnquiry = Omit<Enquiry, "eventDate" | "subject"> & {
  daysAgo: number;
  daysAhead: number;
  read: 0 | 1;
};

/** Enquiries that say of themselves that nobody sent them. */
const DEMO_ENQUIRIES: DemoEnquiry[] = [
  {
    name: "Maya Okafor (demo)",
    email: "maya@demo.example",
    eventType: "wedding",
    message:
      "This is a demo enquiry; delete it when you like.\n\nWe are getting married by the harbor and would love a trumpet for the ceremony, then a DJ set until midnight. About 90 guests. Are you free, and would both fit one package?",
    daysAgo: 0.1,
    daysAhead: 120,
    read: 0,
  },
  {
    name: "Renée Dubois (demo)",
    email: "renee@demo.example",
    eventType: "corporate",
    message:
      "This is a demo enquiry; delete it when you like.\n\nOur studio turns ten and we need photographs of the evening plus quiet vocals during dinner. The venue closes at 11 pm.",
    daysAgo: 1.4,
    daysAhead: 45,
    read: 0,
  },
  {
    name: "Luis Marín (demo)",
    email: "luis@demo.example",
    eventType: "birthday",
    message:
      "This is a demo enquiry; delete it when you like.\n\nA surprise party for my sister's thirtieth, garden, string lights, soul and disco. Could you bring your own sound system?",
    daysAgo: 6.2,
    daysAhead: 30,
    read: 1,
  },
];

/** The rows of the demo enquiries, dated around `now`. */
export function demoMessages(now: Date) {
  return DEMO_ENQUIRIES.map(({ daysAgo, daysAhead, read, ...enquiry }) => {
    const eventDate = new Date(now.getTime() + daysAhead * DAY_MS).toISOString().slice(0, 10);
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const row = messageRow(
      { ...enquiry, eventDate, subject: "Demo" },
      { id: randomUUID(), createdAt, requestDigest: null },
    );
    return { ...row, read };
  });
}
