import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { moveGalleryItem } from "@/lib/backend/gallery/move";
import { api, readJson, success } from "@/lib/backend/http/respond";
import { galleryMoveSchema } from "@/lib/contract/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  PUT: async (request) => {
    await requireAdmin(request);
    await moveGalleryItem(await readJson(request, galleryMoveSchema));
    return success({ message: "The order is saved." });
  },
});
