import { changeMany } from "@/lib/backend/messages/bulk";
import { listResponse } from "@/lib/backend/messages/list-response";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.list, ({ request, query }) => listResponse(request, query)),
  handle(messageCalls.changeMany, ({ body, admin }) => changeMany(body, admin)),
);
