import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, readId, success } from "@/lib/backend/http/respond";
import { markMessageRead } from "@/lib/backend/messages/message";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ id: string }>({
  PUT: async (request, { id }) => {
    await requireAdmin(request);
    await markMessageRead(readId(id, "Invalid message ID"));
    return success({ message: "Message marked as read" });
  },
});
