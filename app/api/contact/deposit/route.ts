import { countAttempt } from "@/lib/backend/http/rate-limit";
import { success } from "@/lib/backend/http/respond";
import { settleDeposit, startDeposit } from "@/lib/backend/messages/deposits";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { depositCalls } from "@/lib/contract/calls/deposits";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(depositCalls.start, async ({ request, body }) => {
    await countAttempt("deposit", request);
    const attempt = await startDeposit(body, request.headers.get("idempotency-key"));
    return success("The payment can start.", { attempt });
  }),
  handle(depositCalls.settle, async ({ request, body }) => {
    await countAttempt("deposit", request);
    await settleDeposit(body, request.headers.get("idempotency-key"));
    return success("The result has been recorded.");
  }),
);
