import type { Metadata } from "next";
import { PageIntro } from "@/components/site/page-intro";
import { TalkToUs } from "@/components/site/talk-to-us";

export const metadata: Metadata = { title: "Services" };

export default function ServicesPage() {
  return (
    <>
      <PageIntro title="Four crafts, one person">
        DJ nights, photography, trumpet and vocals, alone or together.
      </PageIntro>
      <TalkToUs />
    </>
  );
}
