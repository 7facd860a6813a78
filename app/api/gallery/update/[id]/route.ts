import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { editGalleryItem } from "@/lib/backend/gallery/edit";
import { withSentItem } from "@/lib/backend/gallery/parse";
import { api, readId, success } from "@/lib/backend/http/respond";
import { galleryChangesSchema } from "@/lib/contract/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ id: string }>({
  PUT: async (request, params) => {
    await requireAdmin(request);
    const id = readId(params.id, "Invalid gallery item ID");
    return withSentItem(request, galleryChangesSchema, async (changes, source) => {
      const data = await editGalleryItem(id, changes, source, request.signal);
      return success({ message: "Gallery item updated successfully", data });
    });
  },
});
