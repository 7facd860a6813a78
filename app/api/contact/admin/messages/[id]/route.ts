import { success } from "@/lib/backend/http/respond";
import { deleteMessage, getMessage } from "@/lib/backend/messages/message";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.get, ({ id }) => getMessage(id)),
  handle(messageCalls.remove, async ({ id }) => {
    await deleteMessage(id);
    return success("Message deleted successfully");
  }),
);
