import { listAdditions } from "@/lib/backend/enquiry-page/additions";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(enquiryPageCalls.additions, ({ id }) => listAdditions(id)),
);
