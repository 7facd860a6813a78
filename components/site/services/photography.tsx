import { ColorSlider } from "./color-slider";
import type { CraftProps } from "./craft-props";
import { PriceMenu } from "./price-menu";
import { ServiceSection } from "./service-section";
import { ServiceText } from "./service-text";

/** Lets the line in the photo follow its slider before React is there: a visitor may drag it at once. */
const COLOR_SLIDER_SCRIPT = `{const f=document.currentScript.previousElementSibling;f.addEventListener("input",e=>f.style.setProperty("--gray",e.target.value))}`;

/** The photographer: one picture in color and in black and white, and a strip of others. */
export function Photography({ service, pictures, recordings }: CraftProps) {
  return (
    <ServiceSection service={service} className="daylight">
      {/* On wide screens, the picture begins where the second package does, and reaches the edge of the window. */}
      <div className="grid lg:grid-cols-[1fr_calc(50vw-3rem)] lg:items-center lg:gap-x-14 lg:pt-28 lg:pb-20 lg:pl-(--edge)">
        <ServiceText
          service={service}
          className="max-lg:order-last max-lg:px-4 max-lg:py-6 sm:max-lg:px-6 sm:max-lg:py-8"
        />
        <ColorSlider />
        <script>{COLOR_SLIDER_SCRIPT}</script>
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
