import { countAttempt } from "@/lib/backend/http/rate-limit";
import { success } from "@/lib/backend/http/respond";
import { reportFailedDelivery } from "@/lib/backend/messages/failed-delivery";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { deliveryCalls } from "@/lib/contract/calls/deliveries";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(deliveryCalls.reportUndelivered, async ({ request, body }) => {
    await countAttempt("report", request);
    await reportFailedDelivery(body, request.headers.get("idempotency-key"));
    return success("The owner has been notified.");
  }),
);
