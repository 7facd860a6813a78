import { address } from "@/lib/client/screen-address";

/** The part that is shown, the search, the filters, and the id of the item or recording being edited. */
export const galleryAddress = address({
  path: "/admin/gallery",
  fields: {
    part: ["media", "sound"],
    q: "",
    category: ["all", "dj", "photography", "trumpet", "vocal"],
    type: ["all", "image", "video"],
    edit: "",
    sound: "",
  },
});

export type GalleryFilter = Pick<ReturnType<typeof galleryAddress.values>, "q" | "category" | "type">;

/** The filter that shows all items. */
export const NO_FILTER: GalleryFilter = { q: "", category: "all", type: "all" };

/** Closes an item's form, unless another item is open by now. */
export function closeEdit(id: string): void {
  if (galleryAddress.values().edit === id) galleryAddress.close({ edit: "" });
}

/** Closes a recording's form, unless another one is open by now. */
export function closeSound(id: string): void {
  if (galleryAddress.values().sound === id) galleryAddress.close({ sound: "" });
}
