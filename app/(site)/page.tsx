import { PageIntro } from "@/components/site/page-intro";
import { TalkToUs } from "@/components/site/talk-to-us";
import { brand } from "@/lib/content/brand";

export default function HomePage() {
  return (
    <>
      <PageIntro title="Your best night, at its golden hour">{brand.tagline}</PageIntro>
      <TalkToUs />
    </>
  );
}
