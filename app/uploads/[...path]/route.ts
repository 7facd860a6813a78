import { api } from "@/lib/backend/http/respond";
import { serveMedia } from "@/lib/backend/media/serve";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ path: string[] }>({
  GET: async (request, { path }) => serveMedia(request, path),
});
