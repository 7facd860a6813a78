import * as z from "zod";
import { idSchema, readIdSchema, timestampSchema } from "./common";

export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  time: timestampSchema,
  kind: z
    .enum(["enquiry", "undelivered", "sign-in", "user", "backup", "sample", "other"])
    .describe("`other` is any kind that the client does not know"),
  subjectId: idSchema
    .nullable()
    .describe("The message or user that it is about, which may have been deleted"),
});

/** {@link notificationSchema} as clients read it. Only `title` and `time` are required. */
export const readNotificationSchema = notificationSchema.extend({
  id: readIdSchema,
  time: z.string(),
  kind: notificationSchema.shape.kind.catch("other"),
  subjectId: z.string().nullable().catch(null),
});

export type Notification = z.infer<typeof notificationSchema>;
