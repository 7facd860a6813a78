import type { Metadata } from "next";
import { PageIntro } from "@/components/site/page-intro";
import { TalkToUs } from "@/components/site/talk-to-us";

export const metadata: Metadata = { title: "Gallery" };

export default function GalleryPage() {
  return (
    <>
      <PageIntro title="Gallery">Nights, faces, brass and lights.</PageIntro>
      <TalkToUs />
    </>
  );
}
