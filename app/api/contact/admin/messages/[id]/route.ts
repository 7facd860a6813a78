import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, json, readId, success } from "@/lib/backend/http/respond";
import { deleteMessage, getMessage } from "@/lib/backend/messages/message";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ id: string }>({
  GET: async (request, { id }) => {
    await requireAdmin(request);
    return json(await getMessage(readId(id, "Invalid message ID")));
  },
  DELETE: async (request, { id }) => {
    await requireAdmin(request);
    await deleteMessage(readId(id, "Invalid message ID"));
    return success({ message: "Message deleted successfully" });
  },
});
