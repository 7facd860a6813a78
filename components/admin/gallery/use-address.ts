"use client";

import { closeTo, openAt, stayAt, useNavigatedSearch } from "@/components/ui/location-search";
import type { GalleryItem } from "@/lib/contract/gallery";

export interface GalleryAdminFilter {
  q: string;
  category: "all" | GalleryItem["category"];
  mediaType: "all" | GalleryItem["mediaType"];
}

export const NO_FILTER: GalleryAdminFilter = { q: "", category: "all", mediaType: "all" };

interface GalleryAddress {
  filter: GalleryAdminFilter;
  /** The id of the item that is edited, or null. */
  edited: string | null;
}

const CATEGORIES = ["dj", "photography", "trumpet", "vocal"] as const;
const MEDIA_TYPES = ["image", "video"] as const;

/** What the address bar says: the search, the filters and the item that is edited. */
export function useGalleryAddress(): GalleryAddress {
  return parse(useNavigatedSearch());
}

function parse(search: string): GalleryAddress {
  const parameters = new URLSearchParams(search);
  return {
    filter: {
      q: parameters.get("q") ?? "",
      category: CATEGORIES.find((one) => one === parameters.get("category")) ?? "all",
      mediaType: MEDIA_TYPES.find((one) => one === parameters.get("type")) ?? "all",
    },
    edited: parameters.get("edit"),
  };
}

function galleryPath({ filter: { q, category, mediaType }, edited }: GalleryAddress): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category !== "all") query.set("category", category);
  if (mediaType !== "all") query.set("type", mediaType);
  if (edited) query.set("edit", edited);
  return query.size > 0 ? `/admin/gallery?${query}` : "/admin/gallery";
}

/** Searches and filters in place: typing must not fill the history. */
export function changeFilter(changes: Partial<GalleryAdminFilter>): void {
  const address = parse(location.search);
  stayAt(galleryPath({ ...address, filter: { ...address.filter, ...changes } }));
}

/** Opens an item's form; "back" closes it. */
export function openEdit(id: string): void {
  openAt(galleryPath({ ...parse(location.search), edited: id }));
}

/** Closes an item's form, if it is still the one that is open. */
export function closeEdit(id: string): void {
  const address = parse(location.search);
  if (address.edited === id) closeTo(galleryPath({ ...address, edited: null }));
}
