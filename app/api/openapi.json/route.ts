import { json } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { aboutCalls } from "@/lib/contract/calls/about";
import { openApiDocument } from "@/lib/contract/calls/openapi";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(aboutCalls.openApi, async () =>
    json(openApiDocument(), { headers: { "cache-control": "public, max-age=300" } }),
  ),
);
