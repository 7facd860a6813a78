import { queryOptions } from "@tanstack/react-query";
import { fetchGallery } from "@/lib/client/gallery";
import { withFallback } from "@/lib/client/http";

/** All items, in the order the admin chose. */
export const galleryQuery = queryOptions({
  queryKey: ["gallery"],
  queryFn: ({ signal }) => withFallback("Failed to fetch gallery items", () => fetchGallery(signal)),
});
