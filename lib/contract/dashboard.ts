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
  waiting: z
    .object({ count: z.int().nonnegative(), oldest: z.array(contactMessageSchema).max(3) })
    .describe("What nobody has answered, oldest first"),
  enquiriesByWeek: z
    .array(z.object({ start: z.iso.date().describe("The Monday, UTC"), count: z.int().nonnegative() }))
    .length(12)
    .describe("The last 12 weeks, the current one last"),
  enquiriesByType: z.array(z.object({ eventType: eventTypeSchema, count: z.int().nonnegative() })),
});

/**
 * {@link dashboardSchema} as clients read it. Another backend may not know what was answered, nor count by week and by type.
 */
export const readDashboardSchema = dashboardSchema.extend({
  recentMessages: readMessageSchema.array(),
  waiting: z
    .object({ count: z.int().nonnegative(), oldest: readMessageSchema.array() })
    .optional()
    .catch(undefined),
  enquiriesByWeek: dashboardSchema.shape.enquiriesByWeek.catch([]),
  enquiriesByType: dashboardSchema.shape.enquiriesByType.catch([]),
});

export type DashboardResponse = z.infer<typeof dashboardSchema>;
export type Dashboard = z.infer<typeof readDashboardSchema>;
