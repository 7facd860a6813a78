import { success } from "@/lib/backend/http/respond";
import { editTemplate, removeTemplate } from "@/lib/backend/replies/templates";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { templateCalls } from "@/lib/contract/calls/templates";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(templateCalls.edit, ({ id, body }) => editTemplate(id, body)),
  handle(templateCalls.remove, async ({ id }) => {
    await removeTemplate(id);
    return success("Template deleted.");
  }),
);
