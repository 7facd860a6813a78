import { moveGalleryItem } from "@/lib/backend/gallery/move";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { galleryCalls } from "@/lib/contract/calls/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(galleryCalls.move, async ({ body }) => {
    await moveGalleryItem(body);
    return success("Order saved.");
  }),
);
