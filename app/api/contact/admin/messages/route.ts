import { listMessages } from "@/lib/backend/messages/list";
import { pageResponse } from "@/lib/backend/messages/page-response";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.list, async ({ request, query }) => pageResponse(request, await listMessages(query))),
);
