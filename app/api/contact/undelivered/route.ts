import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api, readJson, success } from "@/lib/backend/http/respond";
import { reportFailedDelivery } from "@/lib/backend/messages/failed-delivery";
import { failedDeliverySchema } from "@/lib/contract/deliveries";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const copy = await readJson(request, failedDeliverySchema);
    await countAttempt("report", request);
    await reportFailedDelivery(copy, request.headers.get("idempotency-key"));
    return success({ message: "The owner is told." });
  },
});
