import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, readQuery } from "@/lib/backend/http/respond";
import { exportMessages } from "@/lib/backend/messages/export";
import { messageFilterSchema } from "@/lib/contract/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    const filter = readQuery(request, messageFilterSchema);
    const today = new Date().toISOString().slice(0, 10);
    return new Response(await exportMessages(filter), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="enquiries-${today}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
});
