import * as z from "zod";
import { idSchema, timestampSchema } from "./common";
import { contactMessageSchema, eventTypeSchema } from "./messages";

export const dashboardSchema = z.object({
  success: z.literal(true),
  stats: z.object({
    totalUsers: z.int().nonnegative(),
    totalImages: z.int().nonnegative(),
    totalMessages: z.int().nonnegative(),
  }),
  recentMessages: z.array(contactMessageSchema).max(5),
  enquiriesByWeek: z
    .array(z.object({ start: z.iso.date().describe("The Monday, UTC"), count: z.int().nonnegative() }))
    .length(12)
    .describe("The last 12 weeks, the current one last"),
  enquiriesByType: z.array(z.object({ eventType: eventTypeSchema, count: z.int().nonnegative() })),
});

export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  time: timestampSchema,
  kind: z.enum(["enquiry", "undelivered", "sign-in", "user", "sample"]),
  subjectId: idSchema.nullable().describe("The message or the user that it is about; may be deleted since"),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
export type Notification = z.infer<typeof notificationSchema>;
