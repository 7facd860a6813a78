import { GalleryPage } from "@/components/gallery/gallery-page";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata("gallery");

export default async function Page() {
  return <GalleryPage items={await galleryForPages()} page={1} />;
}
