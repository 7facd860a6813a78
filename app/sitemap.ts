import type { MetadataRoute } from "next";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pages } from "@/lib/content/pages";
import { gallerySitemapEntry } from "@/lib/seo/gallery-sitemap";
import { siteAddress } from "@/lib/settings/site-address";
import { galleryPageCount, itemsOfPage } from "@/lib/shared/gallery-pages";

/** `SITE_URL` and the gallery are only known at runtime, not at build time. */
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { gallery, ...others } = pages;
  const items = await galleryForPages();
  return [
    ...Object.values(others).map(({ path }) => ({ url: siteAddress(path) })),
    ...Array.from({ length: galleryPageCount(items.length) }, (_, index) => {
      const path = index === 0 ? gallery.path : `${gallery.path}/${index + 1}`;
      return gallerySitemapEntry(path, itemsOfPage(items, index + 1));
    }),
  ];
}
