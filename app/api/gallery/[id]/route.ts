import { deleteGalleryItem } from "@/lib/backend/gallery/delete";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { galleryCalls } from "@/lib/contract/calls/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(galleryCalls.remove, async ({ id }) => {
    await deleteGalleryItem(id);
    return success("Gallery item deleted successfully");
  }),
);
