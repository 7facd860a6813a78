import type { Metadata } from "next";
import { PageIntro } from "@/components/site/page-intro";
import { TalkToUs } from "@/components/site/talk-to-us";

export const metadata: Metadata = { title: "About" };

export default function AboutPage() {
  return (
    <>
      <PageIntro title="About">
        One entertainer in Boston, with records, a camera, a trumpet and a voice.
      </PageIntro>
      <TalkToUs />
    </>
  );
}
