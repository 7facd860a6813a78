import "server-only";
import type { MetadataRoute } from "next";
import type { GalleryItem } from "@/lib/contract/gallery";
import { siteAddress } from "@/lib/settings/site-address";
import { videoPlayer } from "@/lib/shared/video-link";

type Entry = MetadataRoute.Sitemap[number];
type Video = NonNullable<Entry["videos"]>[number];

/** The sitemap entry of a gallery page, with its pictures and videos. */
export function gallerySitemapEntry(path: string, items: GalleryItem[]): Entry {
  const newest = items
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  return {
    url: siteAddress(path),
    ...(newest && { lastModified: newest }),
    images: items
      .filter(({ mediaType }) => mediaType === "image")
      .map(({ url }) => escaped(siteAddress(url))),
    videos: items.flatMap(toVideo),
  };
}

/** Videos without a poster are omitted: search engines require a thumbnail. */
function toVideo({ mediaType, url, poster, title, description, alt, createdAt }: GalleryItem): Video[] {
  if (mediaType !== "video" || !poster) return [];
  const player = videoPlayer(url);
  return [
    {
      title: escaped(title),
      description: escaped(description || alt || title),
      thumbnail_loc: escaped(siteAddress(poster)),
      publication_date: createdAt,
      ...(player ? { player_loc: escaped(player) } : { content_loc: escaped(siteAddress(url)) }),
    },
  ];
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Next does not escape the values that it writes into the XML. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
