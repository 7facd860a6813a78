import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, json, readQuery } from "@/lib/backend/http/respond";
import { listMessages } from "@/lib/backend/messages/list";
import { messageQuerySchema } from "@/lib/contract/messages";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    const { messages, total, nextCursor } = await listMessages(readQuery(request, messageQuerySchema));
    const headers = new Headers({ "x-total-count": String(total) });
    if (nextCursor) {
      const { pathname, searchParams } = new URL(request.url);
      searchParams.set("cursor", nextCursor);
      headers.set("link", `<${pathname}?${searchParams}>; rel="next"`);
    }
    return json(messages, { headers });
  },
});
