import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { deleteGalleryItem } from "@/lib/backend/gallery/delete";
import { api, readId, success } from "@/lib/backend/http/respond";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ id: string }>({
  DELETE: async (request, { id }) => {
    await requireAdmin(request);
    await deleteGalleryItem(readId(id, "Invalid gallery item ID"));
    return success({ message: "Gallery item deleted successfully" });
  },
});
