import * as z from "zod";

export const healthSchema = z.object({ status: z.literal("ok") });

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

export type OpenApi = z.infer<typeof openApiSchema>;
