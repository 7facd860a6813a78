import { serveMedia } from "@/lib/backend/media/serve";
import { api } from "@/lib/backend/route/api";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request: Request, { path }: { path: string[] }) => serveMedia(request, path),
});
