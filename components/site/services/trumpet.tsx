import { Picture } from "@/components/ui/picture";
import { walkInAlt } from "@/lib/content/pictures";
import type { CraftProps } from "./craft-props";
import { PriceMenu } from "./price-menu";
import { ServiceSection } from "./service-section";
import { ServiceText } from "./service-text";

/** The trumpet: the player at a wedding from edge to edge, and the words in the dusk below him. */
export function Trumpet({ service, pictures, recordings }: CraftProps) {
  return (
    <ServiceSection service={service} className="after-dark bg-velvet text-ink">
      <div className="relative h-48 sm:h-96 lg:h-[38rem]">
        <Picture
          src="/pictures/trumpeter.jpg"
          width={1280}
          height={484}
          alt={walkInAlt}
          avif="/pictures/trumpeter-800.avif 800w, /pictures/trumpeter-1280.avif 1280w, /pictures/trumpeter-1800.avif 1800w"
          sizes="100vw"
          className="size-full object-[88%_12%] object-cover"
        />
        <div className="absolute inset-0 bg-linear-to-t from-velvet to-45% to-velvet/0 max-sm:from-20% max-sm:to-75%" />
      </div>
      <div className="relative mx-auto -mt-18 grid max-w-7xl gap-x-24 gap-y-5 px-4 pb-6 sm:px-6 lg:-mt-28 lg:grid-cols-2 lg:gap-y-16 lg:pb-28">
        <div className="grid content-start gap-5 sm:gap-10">
          <ServiceText service={service} />
          {recordings}
        </div>
        {/* Beside the words, below the name, which lies on the picture. */}
        <div className="empty:hidden max-sm:hidden lg:pt-[calc(1.05*var(--text-display)+1.5rem)]">
          {pictures}
        </div>
        <PriceMenu service={service} className="sm:max-lg:mt-6 lg:col-span-2 lg:gap-x-24" />
      </div>
    </ServiceSection>
  );
}
