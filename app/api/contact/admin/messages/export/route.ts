import { exportMessages } from "@/lib/backend/messages/export";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { messageCalls } from "@/lib/contract/calls/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(messageCalls.export, async ({ query }) => {
    const today = new Date().toISOString().slice(0, 10);
    return new Response(await exportMessages(query), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="enquiries-${today}.csv"`,
        "cache-control": "no-store",
      },
    });
  }),
);
