import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { GalleryPage } from "@/components/gallery/gallery-page";
import { JsonLd } from "@/components/site/json-ld";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { gallery } from "@/lib/seo/structured-data/gallery";
import { furtherGalleryPage, itemsOfPage } from "@/lib/shared/gallery-pages";

interface FurtherPageProps {
  params: Promise<{ page: string }>;
}

/** Renders no pages at build time. Each is rendered on the first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: FurtherPageProps): Promise<Metadata> {
  return pageMetadata("gallery", Number((await params).page));
}

/**
 * The gallery from page 2, for search engines and browsers without JavaScript. The server redirects unknown
 * page numbers before Next sees them (lib/process/gallery-address.ts); the check here covers a stale list.
 */
export default async function Page({ params }: FurtherPageProps) {
  const items = await galleryForPages();
  const page = furtherGalleryPage((await params).page, items.length);
  if (!page) redirect("/gallery");
  return (
    <>
      <JsonLd things={[gallery(itemsOfPage(items, page), page), breadcrumbs("gallery", page)]} />
      <GalleryPage items={items} page={page} />
    </>
  );
}
