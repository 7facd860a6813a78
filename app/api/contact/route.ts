import { success } from "@/lib/backend/http/respond";
import { acceptEnquiry } from "@/lib/backend/messages/accept-enquiry";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { enquiryCalls } from "@/lib/contract/calls/enquiries";
import { readTraces, TRACES_HEADER } from "@/lib/shared/form-traces";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(enquiryCalls.send, async ({ request, body }) => {
    const { headers } = request;
    const traces = readTraces(headers.get(TRACES_HEADER));
    const accepted = await acceptEnquiry(request, body, headers.get("idempotency-key"), traces);
    return success("Your enquiry has been received.", accepted);
  }),
);
