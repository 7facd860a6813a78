import * as z from "zod";
import { timestampSchema } from "./common";
import { contactMessageSchema } from "./messages";

export const dashboardSchema = z.object({
  success: z.literal(true),
  stats: z.object({
    totalUsers: z.int().nonnegative(),
    totalImages: z.int().nonnegative(),
    totalMessages: z.int().nonnegative(),
  }),
  recentMessages: z.array(contactMessageSchema).max(5),
});

export const notificationSchema = z.object({ id: z.string(), title: z.string(), time: timestampSchema });
