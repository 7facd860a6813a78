import { api, json } from "@/lib/backend/http/respond";
import { openApiDocument } from "@/lib/contract/openapi";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async () => json(openApiDocument(), { headers: { "cache-control": "public, max-age=300" } }),
});
