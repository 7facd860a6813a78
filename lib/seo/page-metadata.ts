import type { Metadata } from "next";
import { brand } from "@/lib/content/brand";
import { type PageId, pages } from "@/lib/content/pages";
import { siteAddress } from "@/lib/settings/site-address";
import { SHARE_PICTURE_SIZE, sharePicture } from "./share-picture";

/**
 * What the head of a public page says to search engines and to those who show shared links.
 *
 * @param furtherPage the number of a further page of it (`/gallery/2`), which is found by itself.
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
  const alt = `${page.headline}. A setting sun over the water, the sign of ${brand.name}.`;
  const images = [{ url: siteAddress(sharePicture(id)), ...SHARE_PICTURE_SIZE, alt, type: "image/png" }];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", siteName: brand.name, locale: "en_US", url, title, description, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
