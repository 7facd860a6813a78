"use client";

import { Play } from "lucide-react";
import { MasonryPhotoAlbum, type Photo } from "react-photo-album";
import SSR from "react-photo-album/ssr";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";
import "react-photo-album/masonry.css";

/**
 * The album is as wide as the window minus 15.5 px on each side. The half pixel makes the first breakpoint even:
 * react-photo-album (3.6.1) halves it for the narrowest album and rounds the result down when it measures.
 */
const MARGINS_PX = 31;

/**
 * The album widths at which 2, 3 and 4 columns start: one column up to a window width of 640 px, two up to
 * 1024 px and three up to 1536 px, all inclusive (docs/product.md#gallery).
 */
const BREAKPOINTS = [641, 1025, 1537].map((width) => width - MARGINS_PX);
const columnsOf = (width: number) => 1 + BREAKPOINTS.filter((breakpoint) => width >= breakpoint).length;

/**
 * Hides what does not fit of the albums that the server draws; the browser keeps one of them. The library would
 * write these rules into the body, where HTML allows no style element.
 */
const ALBUMS = {
  container: "@container",
  breakpoints: {
    305: "not-only:@min-[610px]:hidden",
    610: "not-only:@max-[610px]:hidden not-only:@min-[994px]:hidden",
    994: "not-only:@max-[994px]:hidden not-only:@min-[1506px]:hidden",
    1506: "not-only:@max-[1506px]:hidden",
  },
};

const SIZES =
  "(min-width: 1537px) 25vw, (min-width: 1025px) 33vw, (min-width: 641px) 50vw, calc(100vw - 32px)";

type ItemPhoto = Photo & { item: GalleryItem };

interface MasonryProps {
  items: GalleryItem[];
  onOpen: (item: GalleryItem) => void;
}

/**
 * The gallery's columns. The server renders them for each breakpoint and CSS shows the version that fits, so
 * nothing moves during hydration.
 */
export function Masonry({ items, onOpen }: MasonryProps) {
  const photos: ItemPhoto[] = items.map((item) => ({
    item,
    key: item._id,
    src: item.url,
    href: item.url,
    width: item.width ?? 3,
    height: item.height ?? 2,
  }));
  return (
    <SSR breakpoints={BREAKPOINTS} unstyled classNames={ALBUMS}>
      <MasonryPhotoAlbum
        photos={photos}
        columns={columnsOf}
        spacing={12}
        onClick={({ event, photo }) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(photo.item);
        }}
        componentsProps={{
          container: { "aria-label": "Gallery" },
          link: { className: "group/tile relative block overflow-hidden rounded-xl" },
        }}
        render={{
          image: (_, { photo, index }) => (
            <GalleryPicture
              priority={index === 0}
              item={photo.item}
              sizes={SIZES}
              className="react-photo-album--image transition-transform duration-700 ease-settle group-hover/tile:scale-[1.03]"
            />
          ),
          extras: (_, { photo: { item } }) => (
            <>
              {item.mediaType === "video" && (
                <span className="absolute inset-0 grid place-items-center">
                  <span className="grid size-16 place-items-center rounded-full bg-night/70 text-lamp">
                    <Play aria-hidden="true" className="ml-1 size-7 fill-current" />
                    <span className="sr-only">Play video</span>
                  </span>
                </span>
              )}
              <span className="absolute inset-x-0 bottom-0 translate-y-2 bg-linear-to-t from-night/90 to-night/0 p-4 pt-12 text-on-night opacity-0 transition duration-300 group-hover/tile:translate-y-0 group-hover/tile:opacity-100 group-focus-visible/tile:translate-y-0 group-focus-visible/tile:opacity-100">
                <span className="block font-display text-lg">{item.title}</span>
                <span className="text-on-night/85 text-sm">{item.description}</span>
              </span>
            </>
          ),
        }}
      />
    </SSR>
  );
}
