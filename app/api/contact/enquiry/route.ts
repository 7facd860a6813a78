import { openEnquiryPage } from "@/lib/backend/enquiry-page/page";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(enquiryPageCalls.open, ({ request, body }) => openEnquiryPage(request, body.token)),
);
