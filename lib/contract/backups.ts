import * as z from "zod";
import { timestampSchema } from "./common";

/** The file name of a backup, by which it is downloaded. */
export const backupNameSchema = z
  .string()
  .regex(/^golden-hour-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/)
  .describe("The file name of a backup");

const backupSchema = z.object({
  name: backupNameSchema,
  madeAt: timestampSchema,
  bytes: z.int().nonnegative(),
});

export const backupsSchema = z.object({
  backups: backupSchema.array().describe("Those that are kept, newest first"),
  runningSince: timestampSchema.nullable().describe("When the backup that is being made was begun"),
  failure: z
    .object({ at: timestampSchema, reason: z.string() })
    .nullable()
    .describe("Why the last one failed, unless one was made since"),
  isOnSiteDisk: z.boolean().describe("Whether they are on the disk of the server, and would be lost with it"),
  schedule: z.object({
    everyHours: z.int().nonnegative().describe("0: the server makes none by itself"),
    keptDays: z.int().positive(),
    keptWeeks: z.int().positive(),
  }),
});

export type Backup = z.infer<typeof backupSchema>;
export type Backups = z.infer<typeof backupsSchema>;
