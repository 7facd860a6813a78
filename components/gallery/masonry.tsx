"use client";

import { Activity, useMemo, useSyncExternalStore } from "react";
import { MasonryPhotoAlbum, type Photo } from "react-photo-album";
import type { WallText } from "@/lib/content/wall-texts";
import type { GalleryItem } from "@/lib/contract/gallery";
import { hang } from "./hang";
import { keyOf } from "./item-key";
import { Tile } from "./tile";
import { WallTextTile } from "./wall-text";
import "react-photo-album/masonry.css";
import "./gallery.css";

const SPACING_PX = 24;

/** The height of a text at the end of a single column, in widths of it. */
const ONE_COLUMN_TEXT = 0.6;

/**
 * The columns by the width of the window: one up to 640 px, two up to 1024 px, three up to 1536 px and four above,
 * all inclusive (docs/product.md#gallery). The server draws an album for each, of which CSS shows the one that
 * fits; the browser keeps that one. An album is laid out for one width, so that it is the same in both.
 */
const ALBUMS = [
  { columns: 1, width: 358, visibility: "not-only:min-[641px]:hidden" },
  { columns: 2, width: 800, visibility: "not-only:max-[641px]:hidden not-only:min-[1025px]:hidden" },
  { columns: 3, width: 1232, visibility: "not-only:max-[1025px]:hidden not-only:min-[1537px]:hidden" },
  { columns: 4, width: 1552, visibility: "not-only:max-[1537px]:hidden" },
];

const STEPS = [641, 1025, 1537].map((width) => `(min-width: ${width}px)`);

function subscribe(changed: () => void): () => void {
  const lists = STEPS.map((step) => matchMedia(step));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}

/** The number of columns that fit the window; undefined on the server, which does not know it. */
const useColumns = () =>
  useSyncExternalStore(
    subscribe,
    () => 1 + STEPS.filter((step) => matchMedia(step).matches).length,
    () => undefined,
  );

interface MasonryProps {
  items: GalleryItem[];
  /** What may fill the end of a short column. */
  text: WallText;
  /** Whether more items follow, so that the end stays as it is. */
  goesOn: boolean;
  /** @param isLate whether the press had to wait for the program. */
  onOpen: (item: GalleryItem, isLate: boolean) => Promise<void>;
}

/** The gallery's columns. */
export function Masonry({ items, text, goesOn, onOpen }: MasonryProps) {
  const columns = useColumns();
  // The same elements again once the number of columns is known: React goes on to hydrate the remaining album bit by bit, and
  // drops the others without having hydrated them.
  const albums = useMemo(
    () =>
      ALBUMS.map(({ visibility, ...album }) => (
        <div key={album.columns} className={visibility}>
          <Activity>
            <Album {...{ items, text, goesOn, onOpen }} {...album} />
          </Activity>
        </div>
      )),
    [items, text, goesOn, onOpen],
  );
  return columns === undefined ? albums : albums[columns - 1];
}

type Piece = Photo & ({ item: GalleryItem } | { text: WallText });

const sizeOf = (item: GalleryItem) => ({ width: item.width ?? 3, height: item.height ?? 2 });

function Album({
  items,
  text,
  goesOn,
  onOpen,
  columns,
  width,
}: MasonryProps & Omit<(typeof ALBUMS)[number], "visibility">) {
  const { pieces, isEven } = useMemo(() => {
    const columnWidth = (width - SPACING_PX * (columns - 1)) / columns;
    const heightOf = (item: GalleryItem) => columnWidth * (sizeOf(item).height / sizeOf(item).width);
    // One column ends where it ends, with the text.
    const canBalance = columns > 1 && !goesOn;
    const { works, rowHeight, textHeight, isEven } = canBalance
      ? hang(items, heightOf, { columns, columnWidth, spacing: SPACING_PX })
      : {
          works: items,
          rowHeight: undefined,
          textHeight: goesOn ? undefined : ONE_COLUMN_TEXT * columnWidth,
          isEven: false,
        };
    const pieces: Piece[] = [
      ...works.map((item) => ({
        item,
        key: keyOf(item),
        src: item.url,
        ...(rowHeight ? { width: columnWidth, height: rowHeight } : sizeOf(item)),
      })),
      ...(textHeight ? [{ text, key: text.href, src: "", width: columnWidth, height: textHeight }] : []),
    ];
    return { pieces, isEven };
  }, [items, text, goesOn, columns, width]);

  return (
    <MasonryPhotoAlbum
      photos={pieces}
      columns={columns}
      spacing={SPACING_PX}
      breakpoints={[width]}
      defaultContainerWidth={width}
      componentsProps={{ container: { "aria-label": "Gallery" } }}
      render={{
        photo: (_, { photo, index, width, height }) => {
          const ratio = height / width;
          return "item" in photo ? (
            // Grows by its own height, so that all pictures of a column are cropped alike.
            <div className="work" style={{ flexGrow: isEven ? ratio : 0 }}>
              <Tile item={photo.item} height={ratio} priority={index === 0} onOpen={onOpen} />
            </div>
          ) : (
            // Takes all the height that is left.
            <div className="work" style={{ flexGrow: isEven ? 1000 : 0, aspectRatio: 1 / ratio }}>
              <WallTextTile text={photo.text} />
            </div>
          );
        },
      }}
    />
  );
}
