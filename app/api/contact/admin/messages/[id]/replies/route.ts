import { sendReply } from "@/lib/backend/replies/send";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { replyCalls } from "@/lib/contract/calls/replies";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(replyCalls.send, ({ id, body, admin, request }) =>
    sendReply(id, body, admin, request.headers.get("idempotency-key")),
  ),
);
