import { editGalleryItem } from "@/lib/backend/gallery/edit";
import { withSentItem } from "@/lib/backend/gallery/parse";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { galleryCalls } from "@/lib/contract/calls/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(galleryCalls.edit, ({ request, id }) =>
    withSentItem(request, galleryCalls.edit.body, async (changes, source) => {
      const data = await editGalleryItem(id, changes, source, request.signal);
      return success("Gallery item updated successfully", data);
    }),
  ),
);
