import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { GALLERY_PAGE_SIZE, GalleryPage } from "@/components/gallery/gallery-page";
import { JsonLd } from "@/components/site/json-ld";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { gallery } from "@/lib/seo/structured-data/gallery";

interface FurtherPageProps {
  params: Promise<{ page: string }>;
}

/** Drawn when they are first asked for, and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: FurtherPageProps): Promise<Metadata> {
  return pageMetadata("gallery", Number((await params).page));
}

/** The gallery's further pages, for search engines and browsers without JavaScript. */
export default async function Page({ params }: FurtherPageProps) {
  const items = await galleryForPages();
  const page = Number((await params).page);
  const last = Math.ceil(items.length / GALLERY_PAGE_SIZE);
  if (!Number.isInteger(page) || page < 2 || page > last) redirect("/gallery");
  const shown = items.slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
  return (
    <>
      <JsonLd things={[gallery(shown, page), breadcrumbs("gallery", page)]} />
      <GalleryPage items={items} page={page} />
    </>
  );
}
