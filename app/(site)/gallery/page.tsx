import { GALLERY_PAGE_SIZE, GalleryPage } from "@/components/gallery/gallery-page";
import { JsonLd } from "@/components/site/json-ld";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { gallery } from "@/lib/seo/structured-data/gallery";

export const metadata = pageMetadata("gallery");

export default async function Page() {
  const items = await galleryForPages();
  return (
    <>
      <JsonLd things={[gallery(items.slice(0, GALLERY_PAGE_SIZE), 1), breadcrumbs("gallery")]} />
      <GalleryPage items={items} page={1} />
    </>
  );
}
