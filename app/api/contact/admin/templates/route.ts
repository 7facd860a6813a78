import { addTemplate, listTemplates } from "@/lib/backend/replies/templates";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { templateCalls } from "@/lib/contract/calls/templates";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(templateCalls.list, listTemplates),
  handle(templateCalls.add, ({ body }) => addTemplate(body)),
);
