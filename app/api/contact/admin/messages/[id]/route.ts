import { success } from "@/lib/backend/http/respond";
import { changeMessage, deleteMessage, getMessage, trashMessage } from "@/lib/backend/messages/message";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.get, ({ id, query }) => getMessage(id, query)),
  handle(messageCalls.change, ({ id, body, admin }) => changeMessage(id, body, admin)),
  handle(messageCalls.remove, async ({ id, query, admin }) => {
    await (query.forever ? deleteMessage(id) : trashMessage(id, admin));
    return success("Message deleted successfully");
  }),
);
