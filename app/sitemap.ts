import type { MetadataRoute } from "next";
import { GALLERY_PAGE_SIZE } from "@/components/gallery/gallery-page";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pages } from "@/lib/content/pages";
import { gallerySitemapEntry } from "@/lib/seo/gallery-sitemap";
import { siteAddress } from "@/lib/settings/site-address";

/** `SITE_URL` and the gallery are known when the site runs, not when it is built. */
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { gallery, ...others } = pages;
  const items = await galleryForPages();
  const galleryPages = Math.max(1, Math.ceil(items.length / GALLERY_PAGE_SIZE));
  return [
    ...Object.values(others).map(({ path }) => ({ url: siteAddress(path) })),
    ...Array.from({ length: galleryPages }, (_, index) => {
      const path = index === 0 ? gallery.path : `${gallery.path}/${index + 1}`;
      const from = index * GALLERY_PAGE_SIZE;
      return gallerySitemapEntry(path, items.slice(from, from + GALLERY_PAGE_SIZE));
    }),
  ];
}
