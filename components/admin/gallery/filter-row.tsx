"use client";

import { galleryFilters } from "@/lib/content/gallery-filters";
import { FilterBar } from "../lists/filter-bar";
import type { GalleryFilter } from "./address";

const CATEGORIES = Object.fromEntries(
  galleryFilters.map(({ id, name }) => [id, id === "all" ? "All categories" : name]),
) as Record<GalleryFilter["category"], string>;

const MEDIA_TYPES = { all: "Pictures and videos", image: "Pictures", video: "Videos" };

interface FilterRowProps {
  filter: GalleryFilter;
  onChange: (changes: Partial<GalleryFilter>) => void;
}

/** The search and the filters above the grid. */
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
          value={filter.type}
          onChange={(event) => onChange({ type: event.target.value as GalleryFilter["type"] })}
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
