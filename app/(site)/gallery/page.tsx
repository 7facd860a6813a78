import { GalleryPage } from "@/components/gallery/gallery-page";
import { JsonLd } from "@/components/site/json-ld";
import { ListenSection } from "@/components/sound/listen-section";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { withPreview } from "@/lib/backend/gallery/preview";
import { soundsForPages } from "@/lib/backend/sounds/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { gallery } from "@/lib/seo/structured-data/gallery";
import { recordings } from "@/lib/seo/structured-data/sounds";
import { itemsOfPage } from "@/lib/shared/gallery-pages";

export const metadata = pageMetadata("gallery");

export default async function Page() {
  const items = await withPreview(await galleryForPages());
  const sounds = await soundsForPages();
  return (
    <>
      <JsonLd things={[gallery(itemsOfPage(items, 1), 1), ...recordings(sounds), breadcrumbs("gallery")]} />
      <GalleryPage items={items} page={1}>
        <ListenSection sounds={sounds} />
      </GalleryPage>
    </>
  );
}
