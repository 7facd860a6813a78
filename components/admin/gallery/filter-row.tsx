"use client";

import { galleryFilters } from "@/lib/content/gallery-filters";
import { FilterBar } from "../lists/filter-bar";
import type { GalleryAdminFilter } from "./use-address";

const CATEGORIES = Object.fromEntries(
  galleryFilters.map(({ id, name }) => [id, id === "all" ? "All categories" : name]),
) as Record<GalleryAdminFilter["category"], string>;

const MEDIA_TYPES = { all: "Pictures and films", image: "Pictures", video: "Films" };

interface FilterRowProps {
  filter: GalleryAdminFilter;
  onChange: (changes: Partial<GalleryAdminFilter>) => void;
}

/** Search, category and type of medium, above the grid. */
export function FilterRow({ filter, onChange }: FilterRowProps) {
  return (
    <FilterBar
      label="Search the gallery"
      placeholder="Title, description"
      q={filter.q}
      choice={filter.category}
      choices={CATEGORIES}
      onChange={(q, category) => onChange({ q, category })}
    >
      <label className="max-sm:flex-auto">
        <span className="sr-only">Type</span>
        <select
          value={filter.mediaType}
          onChange={(event) => onChange({ mediaType: event.target.value as GalleryAdminFilter["mediaType"] })}
          className="min-h-11 max-w-full rounded-field max-sm:w-full border border-field-line bg-raised pl-3"
        >
          {Object.entries(MEDIA_TYPES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </FilterBar>
  );
}
