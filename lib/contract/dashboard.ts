import * as z from "zod";
import { contactMessageSchema, eventTypeSchema, readMessageSchema } from "./messages";

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

/** {@link dashboardSchema} as clients read it. Another backend may not count by week and by type. */
export const readDashboardSchema = dashboardSchema.extend({
  recentMessages: readMessageSchema.array(),
  enquiriesByWeek: dashboardSchema.shape.enquiriesByWeek.catch([]),
  enquiriesByType: dashboardSchema.shape.enquiriesByType.catch([]),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
