import { problemSchema, readProblemSchema } from "../problems";
import { defineCall } from "./define-call";

export const problemCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/admin/problems",
    summary: "What keeps the server from working well; empty as a rule",
    access: "admin",
    response: { status: 200, schema: problemSchema.array(), read: readProblemSchema.array() },
    errors: [],
  }),
};
