import "server-only";
import type { ImageGallery, ImageObject, VideoObject } from "schema-dts";
import { pages } from "@/lib/content/pages";
import type { GalleryItem } from "@/lib/contract/gallery";
import { renditionPath } from "@/lib/contract/rendition";
import { siteAddress } from "@/lib/settings/site-address";
import { videoPlayer } from "@/lib/shared/video-link";
import { businessReference } from "./business";

/** One page of the gallery, with its pictures and videos. */
export function gallery(items: GalleryItem[], page: number): ImageGallery {
  const { path, headline, description } = pages.gallery;
  return {
    "@type": "ImageGallery",
    url: siteAddress(page === 1 ? path : `${path}/${page}`),
    name: headline,
    description,
    publisher: businessReference(),
    associatedMedia: items.flatMap((item): (ImageObject | VideoObject)[] =>
      item.mediaType === "image" ? [toImage(item)] : toVideo(item),
    ),
  };
}

function toImage(item: GalleryItem): ImageObject {
  const [smallest] = item.widths;
  return {
    "@type": "ImageObject",
    contentUrl: siteAddress(item.url),
    ...(smallest && { thumbnailUrl: siteAddress(renditionPath(item.url, smallest, "webp")) }),
    ...textsOf(item),
    ...dimensionsOf(item),
  };
}

/** Videos without a poster are omitted: search engines require a thumbnail. */
function toVideo(item: GalleryItem): VideoObject[] {
  if (!item.poster) return [];
  const player = videoPlayer(item.url);
  return [
    {
      "@type": "VideoObject",
      ...(player ? { embedUrl: player } : { contentUrl: siteAddress(item.url) }),
      thumbnailUrl: siteAddress(item.poster),
      uploadDate: item.createdAt,
      ...textsOf(item),
      ...dimensionsOf(item),
    },
  ];
}

const textsOf = ({ title, description, alt }: GalleryItem) => ({
  name: title,
  description: description || alt || title,
});

/** In schema.org, a length is text with a unit. */
const dimensionsOf = ({ width, height }: GalleryItem) =>
  width && height ? { width: `${width} px`, height: `${height} px` } : {};
