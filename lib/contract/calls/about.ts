import { healthSchema, openApiSchema } from "../about";
import { defineCall } from "./define-call";

export const aboutCalls = {
  health: defineCall({
    method: "GET",
    path: "/api/health",
    summary: "Check the database and the media store",
    access: "anyone",
    response: { status: 200, schema: healthSchema },
    errors: [503],
  }),
  openApi: defineCall({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This document",
    access: "anyone",
    response: { status: 200, schema: openApiSchema },
    errors: [],
  }),
};
