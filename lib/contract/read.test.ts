import { expect, test } from "vitest";
import * as z from "zod";
import { readStatedSuccessWith, readSuccessSchema, readSuccessWith } from "./common";
import { readDashboardSchema } from "./dashboard";
import { readMessageSchema } from "./messages";
import { readNotificationSchema } from "./notifications";
import { readUserSchema } from "./users";

const MESSAGE = {
  _id: "2c6f1c5e-3b0a-4a52-9f5d-0a1f6a1d7c11",
  name: "Ada",
  email: "ada@people.example",
  eventType: "other",
  eventDate: "2031-06-14",
  message: "Trumpet, please.",
  read: false,
  createdAt: "2026-01-02T03:04:05.000Z",
  status: "new",
  starred: false,
};
const USER = {
  _id: "7",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@people.example",
  role: "user",
  permissions: ["manage_users"],
  isInvited: false,
  createdAt: "2026-01-02T03:04:05.000Z",
  version: 3,
};
const STATS = { totalUsers: 1, totalImages: 2, totalMessages: 3 };

test("a notification needs only id, title and time", () => {
  const bare = { id: "7", title: "A system update", time: "2026-01-02T03:04:05Z" };
  const read = { ...bare, kind: "other", subjectId: null };
  expect(readNotificationSchema.parse(bare)).toEqual(read);
  expect(readNotificationSchema.parse({ ...bare, kind: "comment", subjectId: 7 })).toEqual(read);
  expect(readNotificationSchema.safeParse({ id: "7", time: bare.time }).success).toBe(false);
});

test("a row without an ID gets an empty ID, and the rest of the list is kept", () => {
  const { _id: _, ...message } = MESSAGE;
  expect(readMessageSchema.array().parse([MESSAGE, message])).toEqual([MESSAGE, { ...message, _id: "" }]);
  const { _id: __, ...user } = USER;
  expect(readUserSchema.array().parse([USER, user])).toEqual([USER, { ...user, _id: "" }]);
});

test("a message of a backend without statuses is new, and another version's are read as far as they are known", () => {
  const { status: _, starred: __, ...message } = MESSAGE;
  expect(readMessageSchema.parse(message)).toEqual(MESSAGE);
  const spamSignals = ["moon-phase", "honeypot"];
  const odd = { ...message, status: "won", spamSignals, followUpOn: 7, reachBy: "pigeon" };
  expect(readMessageSchema.parse(odd)).toEqual({ ...MESSAGE, spamSignals: ["honeypot"] });
});

test("an ID may be any text, and unknown fields are dropped", () => {
  expect(readMessageSchema.parse({ ...MESSAGE, _id: "507f1f77bcf86cd799439011", likes: 4 })).toEqual({
    ...MESSAGE,
    _id: "507f1f77bcf86cd799439011",
  });
});

test("a user from another backend keeps only known permissions and gets version 1", () => {
  const { createdAt: _, version: __, isInvited: ___, ...user } = USER;
  expect(readUserSchema.parse({ ...user, permissions: ["manage_planets", "manage_users"] })).toEqual({
    ...USER,
    createdAt: "",
    version: 1,
  });
});

test("a dashboard without counts by week and type has empty lists", () => {
  expect(readDashboardSchema.parse({ success: true, stats: STATS, recentMessages: [MESSAGE] })).toEqual({
    success: true,
    stats: STATS,
    recentMessages: [MESSAGE],
    enquiriesByWeek: [],
    enquiriesByType: [],
  });
});

test("a successful change is read as a success whatever its data, and a failed one is not", () => {
  const schema = readSuccessWith(z.object({ token: z.string() }));
  expect(schema.parse({ success: true, data: "saved" })).toEqual({ success: true, message: "" });
  expect(schema.safeParse({ success: false, message: "No." }).success).toBe(false);
});

test("a change has succeeded unless its response says otherwise; an enquiry's success must be stated", () => {
  const success = { success: true, message: "" };
  for (const body of [null, {}, { _id: "7" }, [USER]]) {
    expect(readSuccessSchema.parse(body)).toEqual(success);
    expect(readStatedSuccessWith(z.unknown()).safeParse(body).success).toBe(false);
  }
  // What is not JSON may come from a proxy.
  expect(readSuccessSchema.safeParse(undefined).success).toBe(false);
  expect(readSuccessSchema.safeParse({ success: false }).success).toBe(false);
});

test("a message with odd fields is still listed", () => {
  const odd = {
    ...MESSAGE,
    subject: null,
    eventType: "gala",
    eventDate: "2031-06-14T00:00:00Z",
    read: undefined,
  };
  expect(readMessageSchema.parse(odd)).toEqual({ ...MESSAGE, subject: undefined });
});
