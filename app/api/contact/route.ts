import { api, readJson, success } from "@/lib/backend/http";
import { digestOf, findRepeated, storeEnquiry } from "@/lib/backend/messages/receive";
import { countTry } from "@/lib/backend/rate-limit";
import { enquirySchema } from "@/lib/contract/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const enquiry = await readJson(request, enquirySchema);
    const digest = digestOf(request.headers.get("idempotency-key"), enquiry);
    let id = await findRepeated(digest);
    if (!id) {
      await countTry("enquiry", request);
      id = await storeEnquiry(enquiry, digest);
    }
    return success({ message: "Your enquiry has arrived.", data: { _id: id } }, { status: 201 });
  },
});
