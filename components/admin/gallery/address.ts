import { address } from "@/lib/client/screen-address";

/** The search, the filters and the id of the item being edited. */
export const galleryAddress = address({
  path: "/admin/gallery",
  fields: {
    q: "",
    category: ["all", "dj", "photography", "trumpet", "vocal"],
    type: ["all", "image", "video"],
    edit: "",
  },
});

export type GalleryFilter = Omit<ReturnType<typeof galleryAddress.values>, "edit">;

/** The filter that shows all items. */
export const NO_FILTER: GalleryFilter = { q: "", category: "all", type: "all" };

/** Closes an item's form, unless another item is open by now. */
export function closeEdit(id: string): void {
  if (galleryAddress.values().edit === id) galleryAddress.close({ edit: "" });
}
