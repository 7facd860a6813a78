import { success } from "@/lib/backend/http/respond";
import { claimDelivery, listDeliveries, settleDelivery } from "@/lib/backend/messages/resend-delivery";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { deliveryCalls } from "@/lib/contract/calls/deliveries";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(deliveryCalls.list, ({ id }) => listDeliveries(id)),
  handle(deliveryCalls.claim, async ({ id, body }) => {
    const attempt = await claimDelivery(id, body.service);
    return success("The copy is yours to send.", { attempt });
  }),
  handle(deliveryCalls.settle, async ({ id, body }) => {
    await settleDelivery(id, body);
    return success("The result has been recorded.");
  }),
);
