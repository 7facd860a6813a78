import { Picture } from "@/components/ui/picture";
import { recordAlt } from "@/lib/content/pictures";
import { setList } from "@/lib/content/repertoire";
import type { CraftProps } from "./craft-props";
import { PriceMenu } from "./price-menu";
import { ServiceSection } from "./service-section";
import { ServiceText } from "./service-text";

/** The DJ: a night in the dark, and how it goes by the hour. */
export function Dj({ service, pictures, recordings }: CraftProps) {
  return (
    <ServiceSection service={service} className="after-dark bg-night text-ink">
      <div className="relative h-44 sm:h-80 lg:h-[24rem]">
        <Picture
          src="/pictures/record.jpg"
          width={1280}
          height={720}
          alt={recordAlt}
          avif="/pictures/record-800.avif 800w, /pictures/record-1280.avif 1280w, /pictures/record-2000.avif 2000w"
          inline="/pictures/record-phone.avif"
          priority
          sizes="100vw"
          className="size-full object-[60%_35%] object-cover max-sm:object-[60%_160%] lg:object-[60%_58%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-night max-sm:from-20% to-70% max-sm:to-95% to-night/0" />
      </div>
      <div className="relative mx-auto -mt-26 grid max-w-7xl gap-8 px-4 pb-6 sm:px-6 lg:-mt-48 lg:gap-16 lg:pb-24">
        <div className="grid gap-5 sm:gap-8 lg:grid-cols-2 lg:gap-24">
          <div className="grid content-start gap-5 sm:gap-10">
            <ServiceText service={service} />
            {pictures}
          </div>
          <div className="grid content-start gap-5 sm:gap-10 lg:content-between lg:pt-28">
            <div>
              <h3 className="font-sans font-semibold text-lamp">A night, by the hour</h3>
              <ol className="mt-2 border-line sm:mt-4 border-t">
                {setList.map(({ time, what }) => (
                  <li
                    key={time}
                    className="grid grid-cols-[4.5rem_1fr] wrap-anywhere text-balance items-baseline border-line border-b py-1.5 font-display max-sm:last:border-b-0 text-lg leading-tight sm:py-3 lg:py-4 sm:grid-cols-[6rem_1fr] sm:text-2xl"
                  >
                    <span className="text-lamp max-sm:font-medium max-sm:font-sans max-sm:text-[0.9375rem]">
                      {time}
                    </span>
                    {what}
                  </li>
                ))}
              </ol>
            </div>
            {recordings}
          </div>
          <PriceMenu service={service} className="lg:col-span-2 lg:gap-x-24" />
        </div>
      </div>
    </ServiceSection>
  );
}
