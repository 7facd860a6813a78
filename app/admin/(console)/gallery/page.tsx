import type { Metadata } from "next";
import { GalleryScreen } from "@/components/admin/gallery/gallery-screen";

export const metadata: Metadata = { title: "Gallery" };

export default function GalleryPage() {
  return <GalleryScreen />;
}
