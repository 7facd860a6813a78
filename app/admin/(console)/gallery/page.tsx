import type { Metadata } from "next";
import { ScreenHeading } from "@/components/admin/screen-heading";

export const metadata: Metadata = { title: "Gallery" };

export default function GalleryPage() {
  return (
    <>
      <ScreenHeading title="Gallery" />
      <p className="max-w-prose text-lg text-muted">There are no pictures to manage yet.</p>
    </>
  );
}
