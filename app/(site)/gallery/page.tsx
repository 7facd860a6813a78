import { GalleryPage } from "@/components/gallery/gallery-page";
import { JsonLd } from "@/components/site/json-ld";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { gallery } from "@/lib/seo/structured-data/gallery";
import { itemsOfPage } from "@/lib/shared/gallery-pages";

export const metadata = pageMetadata("gallery");

export default async function Page() {
  const items = await galleryForPages();
  return (
    <>
      <JsonLd things={[gallery(itemsOfPage(items, 1), 1), breadcrumbs("gallery")]} />
      <GalleryPage items={items} page={1} />
    </>
  );
}
