"use client";

import { useEffect, useRef, useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { GalleryItem } from "@/lib/contract/gallery";
import { type RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";

/** Stands in for a picture that can't be loaded, and for a film without a still. */
const PLACEHOLDER = "/pictures/placeholder.svg";

interface GalleryPictureProps {
  item: GalleryItem;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is in sight from the beginning. */
  priority?: boolean;
  className?: string;
}

/** An item's picture, or its film's still, from the copies that were made at upload. */
export function GalleryPicture({ item, sizes, priority = false, className }: GalleryPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  // The address that failed: another one may be good.
  const [broken, setBroken] = useState<string>();
  const still = (item.mediaType === "video" ? item.poster : item.url) ?? undefined;
  const size = { width: item.width ?? 1200, height: item.height ?? 800 };

  useEffect(() => {
    // It may have failed before this code was there to hear of it.
    const image = box.current?.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(still);
  }, [still]);

  if (!still || broken === still) {
    return <img src={PLACEHOLDER} alt={item.alt} loading="lazy" className={className} {...size} />;
  }
  const copies = (format: (typeof RENDITION_FORMATS)[number]) =>
    item.widths.map((width) => `${renditionPath(still, width, format)} ${width}w`).join(", ");
  return (
    <span ref={box} className="contents" onErrorCapture={() => setBroken(still)}>
      {item.widths.length > 0 ? (
        <Picture
          src={still}
          {...size}
          alt={item.alt}
          avif={copies("avif")}
          webp={copies("webp")}
          sizes={sizes}
          placeholder={item.placeholder}
          priority={priority}
          {...(className && { className })}
        />
      ) : (
        // A link to another site, or a GIF: drawn as it is, and the other site is not told from where.
        <img
          src={still}
          alt={item.alt}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={className}
          {...size}
        />
      )}
    </span>
  );
}
