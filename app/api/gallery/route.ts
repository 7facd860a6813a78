import { revalidated } from "@/lib/backend/conditional";
import { listGallery } from "@/lib/backend/gallery/list";
import { api } from "@/lib/backend/http";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => revalidated(request, await listGallery()),
});
