import { preload } from "react-dom";
import { Picture } from "@/components/ui/picture";
import { pages } from "@/lib/content/pages";
import { fourCraftsAlt } from "@/lib/content/pictures";
import { Headline } from "../headline";

const LARGEST = "/pictures/four-crafts-1400.avif";
const AVIF = `/pictures/four-crafts-700.avif 700w, ${LARGEST} 1400w`;
const SIZES = "(min-width: 1024px) 52vw, 100vw";

/**
 * The top of the services page: its heading and first sentence, with the four crafts on one table beside or below them. A
 * phone gets to the first craft without it, and does not load it.
 */
export function ServicesIntro() {
  const { headline, italic } = pages.services;
  // Only a lazy picture waits for the layout, in which a phone has none. Larger screens need not wait.
  preload(LARGEST, {
    as: "image",
    type: "image/avif",
    imageSrcSet: AVIF,
    imageSizes: SIZES,
    media: "(min-width: 640px)",
    fetchPriority: "high",
  });
  return (
    <div className="relative bg-[image:var(--sky)]">
      <div className="mx-auto max-w-7xl px-4 pt-9 pb-8 sm:px-6 sm:pt-12 lg:pt-20 lg:pb-20">
        <h1 className="max-w-[8.8em] text-display lg:[&>em]:block lg:[&>em]:leading-[1.05]">
          <Headline text={headline} italic={italic} />
        </h1>
        <p className="mt-5 max-w-xl text-balance text-lg text-muted leading-relaxed sm:text-xl lg:max-w-[24em]">
          Book me for one, or for the whole night. The price you see includes travel in Boston.
        </p>
      </div>
      <div className="max-sm:hidden lg:absolute lg:inset-y-0 lg:right-0 lg:w-[min(52%,100%-var(--edge)-5.4*var(--text-display))]">
        <Picture
          src="/pictures/four-crafts.jpg"
          width={1400}
          height={1050}
          alt={fourCraftsAlt}
          avif={AVIF}
          sizes={SIZES}
          className="aspect-[2/1] w-full object-cover object-[50%_55%] lg:absolute lg:h-full"
        />
      </div>
    </div>
  );
}
