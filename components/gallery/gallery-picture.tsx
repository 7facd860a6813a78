"use client";

import { useEffect, useRef, useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { GalleryItem } from "@/lib/contract/gallery";
import { type RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";

/** Shown for a picture that fails to load and for a video without a poster. */
const PLACEHOLDER = "/pictures/placeholder.svg";

interface GalleryPictureProps {
  item: GalleryItem;
  /** The `sizes` attribute: the width it is displayed at. */
  sizes: string;
  /** Whether it is visible when the page opens. */
  priority?: boolean;
  className?: string;
}

/** An item's picture, or the poster of its video, using the renditions created at upload. */
export function GalleryPicture({ item, sizes, priority = false, className }: GalleryPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  // Stored by URL, so that a different URL gets a chance to load.
  const [broken, setBroken] = useState<string>();
  const src = (item.mediaType === "video" ? item.poster : item.url) ?? undefined;
  const size = { width: item.width ?? 1200, height: item.height ?? 800 };

  useEffect(() => {
    // It may have failed before React was listening.
    const image = box.current?.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    return <img src={PLACEHOLDER} alt={item.alt} loading="lazy" className={className} {...size} />;
  }
  const renditions = (format: (typeof RENDITION_FORMATS)[number]) =>
    item.widths.map((width) => `${renditionPath(src, width, format)} ${width}w`).join(", ");
  return (
    <span ref={box} className="contents" onErrorCapture={() => setBroken(src)}>
      {item.widths.length > 0 ? (
        <Picture
          src={src}
          {...size}
          alt={item.alt}
          avif={renditions("avif")}
          webp={renditions("webp")}
          sizes={sizes}
          placeholder={item.placeholder}
          priority={priority}
          {...(className && { className })}
        />
      ) : (
        // A link to another site, or a GIF: used as it is. The other site does not see the referrer.
        <img
          src={src}
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
