import { addGalleryItem } from "@/lib/backend/gallery/add";
import { listGallery } from "@/lib/backend/gallery/list";
import { withSentItem } from "@/lib/backend/gallery/parse";
import { revalidated } from "@/lib/backend/http/conditional";
import { HttpError } from "@/lib/backend/http/http-error";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { galleryCalls } from "@/lib/contract/calls/gallery";
import { NO_MEDIA } from "@/lib/contract/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(galleryCalls.list, async ({ request }) => revalidated(request, await listGallery())),
  handle(galleryCalls.add, ({ request }) =>
    withSentItem(request, galleryCalls.add.body, async (input, source) => {
      if (!source) throw new HttpError(400, NO_MEDIA, { errors: [{ field: "media", message: NO_MEDIA }] });
      const data = await addGalleryItem(input, source, request.signal);
      return success("Gallery item uploaded successfully", data);
    }),
  ),
);
