import { api, readJson, success } from "@/lib/backend/http/respond";
import { acceptEnquiry } from "@/lib/backend/messages/accept-enquiry";
import { enquirySchema } from "@/lib/contract/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const enquiry = await readJson(request, enquirySchema);
    const id = await acceptEnquiry(request, enquiry, request.headers.get("idempotency-key"));
    return success({ message: "Your enquiry has arrived.", data: { _id: id } }, { status: 201 });
  },
});
