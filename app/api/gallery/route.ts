import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { addGalleryItem } from "@/lib/backend/gallery/add";
import { listGallery } from "@/lib/backend/gallery/list";
import { withSentItem } from "@/lib/backend/gallery/parse";
import { revalidated } from "@/lib/backend/http/conditional";
import { HttpError } from "@/lib/backend/http/http-error";
import { api, success } from "@/lib/backend/http/respond";
import { NO_MEDIA, newGalleryItemSchema } from "@/lib/contract/gallery";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => revalidated(request, await listGallery()),
  POST: async (request) => {
    await requireAdmin(request);
    return withSentItem(request, newGalleryItemSchema, async (input, source) => {
      if (!source) throw new HttpError(400, NO_MEDIA, { errors: [{ field: "media", message: NO_MEDIA }] });
      const data = await addGalleryItem(input, source, request.signal);
      return success({ message: "Gallery item uploaded successfully", data }, { status: 201 });
    });
  },
});
