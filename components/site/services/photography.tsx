import { ColorSlider } from "./color-slider";
import type { CraftProps } from "./craft-props";
import { PriceMenu } from "./price-menu";
import { ServiceSection } from "./service-section";
import { ServiceText } from "./service-text";

/** The photographer: one picture in color and in black and white, and a strip of others. */
export function Photography({ service, pictures, recordings }: CraftProps) {
  return (
    <ServiceSection service={service}>
      <div className="mx-auto grid max-w-7xl gap-x-24 gap-y-3 px-4 pb-6 sm:gap-y-6 sm:px-6 sm:pt-6 lg:grid-cols-2 lg:py-28">
        <ServiceText service={service} className="max-lg:order-last max-lg:mt-3" />
        <ColorSlider />
      </div>
      {pictures}
      <div className="mx-auto max-w-7xl px-4 pt-8 empty:hidden sm:px-6">{recordings}</div>
      <PriceMenu
        service={service}
        className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8 lg:gap-x-24 lg:py-20"
      />
    </ServiceSection>
  );
}
