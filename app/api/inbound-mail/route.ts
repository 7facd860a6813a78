import { success } from "@/lib/backend/http/respond";
import { receiveMail } from "@/lib/backend/inbound/receive";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { inboundMailCalls } from "@/lib/contract/calls/inbound-mail";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(inboundMailCalls.receive, async ({ request }) => {
    await receiveMail(request);
    return success("Added to the enquiry.");
  }),
);
