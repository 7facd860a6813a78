import type { Metadata } from "next";
import { GalleryPage } from "@/components/gallery/gallery-page";
import { galleryForPages } from "@/lib/backend/gallery/list";

export const metadata: Metadata = {
  title: "Gallery",
  description: "Pictures and short films of DJ nights, photography, trumpet and vocals in Boston.",
};

export default async function Page() {
  return <GalleryPage items={await galleryForPages()} page={1} />;
}
