import "server-only";
import type { Metadata } from "next";
import { brand } from "@/lib/content/brand";
import { type PageId, pages } from "@/lib/content/pages";
import { siteAddress } from "@/lib/settings/site-address";
import { SHARE_PICTURE_SIZE, shareBackground, sharePicture } from "./share-picture";

/**
 * Builds the metadata of a public page, for search engines and link previews.
 *
 * @param furtherPage the page number of a paginated page from 2 on (`/gallery/2`), which is indexed separately.
 */
export function pageMetadata(id: PageId, furtherPage?: number): Metadata {
  const page = pages[id];
  const name = furtherPage ? `${page.name}, page ${furtherPage}` : page.name;
  const description = furtherPage ? `Page ${furtherPage}. ${page.description}` : page.description;
  const title =
    id === "home"
      ? `${brand.name}: DJ, photographer, trumpeter, singer in Boston`
      : `${name} · ${brand.name}`;
  const url = siteAddress(furtherPage ? `${page.path}/${furtherPage}` : page.path);
  const alt = `${page.headline}. ${shareBackground[id].alt}`;
  const images = [{ url: siteAddress(sharePicture(id)), ...SHARE_PICTURE_SIZE, alt, type: "image/jpeg" }];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", siteName: brand.name, locale: "en_US", url, title, description, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
