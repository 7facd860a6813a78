import { countTry } from "@/lib/backend/http/rate-limit";
import { api, readJson, success } from "@/lib/backend/http/respond";
import { noteUndelivered } from "@/lib/backend/messages/undelivered";
import { undeliveredCopySchema } from "@/lib/contract/deliveries";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const copy = await readJson(request, undeliveredCopySchema);
    await countTry("report", request);
    await noteUndelivered(copy, request.headers.get("idempotency-key"));
    return success({ message: "The owner is told." });
  },
});
