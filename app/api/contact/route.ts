import { success } from "@/lib/backend/http/respond";
import { acceptEnquiry } from "@/lib/backend/messages/accept-enquiry";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { enquiryCalls } from "@/lib/contract/calls/enquiries";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(enquiryCalls.send, async ({ request, body }) => {
    const _id = await acceptEnquiry(request, body, request.headers.get("idempotency-key"));
    return success("Your enquiry has been received.", { _id });
  }),
);
