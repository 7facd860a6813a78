import { success } from "@/lib/backend/http/respond";
import { markMessageRead } from "@/lib/backend/messages/message";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.markRead, async ({ id }) => {
    await markMessageRead(id);
    return success("Message marked as read");
  }),
);
