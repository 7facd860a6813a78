import { addToEnquiry } from "@/lib/backend/enquiry-page/add";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";
import { readTraces, TRACES_HEADER } from "@/lib/shared/form-traces";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(enquiryPageCalls.add, async ({ request, body: { token, text } }) => {
    const { headers } = request;
    const { isExtraFilled } = readTraces(headers.get(TRACES_HEADER));
    const idempotencyKey = headers.get("idempotency-key");
    await addToEnquiry(request, token, { text, idempotencyKey, isExtraFilled });
    return success("Added to your enquiry.");
  }),
);
