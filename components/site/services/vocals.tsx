import { songs } from "@/lib/content/repertoire";
import { CraftPicture } from "../craft-picture";
import type { CraftProps } from "./craft-props";
import { PriceMenu } from "./price-menu";
import { ServiceSection } from "./service-section";
import { ServiceText } from "./service-text";

/** The singer, and three songs as they are sung: softly. */
export function Vocals({ service, pictures, recordings }: CraftProps) {
  return (
    <ServiceSection service={service} className="nightfall">
      <div className="grid lg:grid-cols-[38vw_1fr]">
        {/* On wide screens it stays in sight while the words pass by. */}
        <div className="relative h-50 sm:h-96 lg:sticky lg:top-28 lg:h-[calc(100svh-7rem)] lg:max-h-[60rem] dark:lg:[mask-image:linear-gradient(#000_calc(100%-14rem),transparent)]">
          <CraftPicture
            craft="vocals"
            tall
            sizes="(min-width: 1024px) 70vw, 100vw"
            className="absolute inset-0 size-full object-[50%_13%] object-cover lg:object-[87%_50%]"
          />
        </div>
        <div className="grid gap-5 px-4 pt-5 pb-6 sm:gap-8 sm:py-8 sm:px-6 lg:py-28 lg:pr-(--edge) lg:pl-16">
          <ServiceText service={service} />
          <div className="song-titles grid gap-3">
            <h3 className="font-sans font-semibold max-sm:sr-only">Often asked for</h3>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 font-display text-[2rem] text-accent italic leading-tight tracking-[0.01em] max-sm:flex-col sm:gap-x-8 sm:text-3xl lg:block lg:text-[clamp(3.25rem,5.4vw,5.5rem)] lg:leading-[1.12]">
              {songs.map((song) => (
                <li key={song}>{song}</li>
              ))}
            </ul>
          </div>
          {/* Its pairs end where those below do. */}
          <div className="max-sm:hidden sm:*:gap-x-10">{pictures}</div>
          {recordings}
          <PriceMenu service={service} className="md:gap-x-10" />
        </div>
      </div>
    </ServiceSection>
  );
}
