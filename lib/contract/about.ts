import * as z from "zod";
import { timestampSchema } from "./common";

/** How long requests had to wait for others in the last one to two minutes, in milliseconds. */
const eventLoopDelaySchema = z.object({ p99: z.number(), max: z.number() });

export const healthSchema = z.object({
  status: z.literal("ok"),
  eventLoopDelay: eventLoopDelaySchema,
  lastBackup: timestampSchema
    .nullish()
    .describe("Absent when the database is elsewhere, null without a backup"),
});

/** The outline of an OpenAPI 3.1 document. The standard defines the rest. */
export const openApiSchema = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

export type EventLoopDelay = z.infer<typeof eventLoopDelaySchema>;
export type OpenApi = z.infer<typeof openApiSchema>;
