import { GalleryCarousel } from "@/components/gallery/gallery-carousel";
import { BookNow } from "@/components/site/book-now";
import { BookingBar } from "@/components/site/booking-bar";
import { CraftPicture } from "@/components/site/craft-picture";
import { DateForm } from "@/components/site/date-form";
import { Headline } from "@/components/site/headline";
import { Hero } from "@/components/site/hero";
import { Evening } from "@/components/site/home/evening";
import { JsonLd } from "@/components/site/json-ld";
import { ServiceCards } from "@/components/site/service-cards";
import { Testimonials } from "@/components/site/testimonials";
import { ListenSection } from "@/components/sound/listen-section";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { soundsForPages } from "@/lib/backend/sounds/list";
import { hero } from "@/lib/content/hero";
import { pages } from "@/lib/content/pages";
import { formatPrice, lowestPrice, services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { business, website } from "@/lib/seo/structured-data/business";
import "@/components/site/home/daybreak.css";

export const metadata = pageMetadata("home");

export default async function HomePage() {
  const slides = services.map(({ id, name, line }, index) => ({
    name,
    line,
    picture: <CraftPicture craft={id} tall sizes="100vw" priority={index === 0} />,
  }));
  const sounds = await soundsForPages();
  return (
    <>
      <JsonLd things={[business(), website()]} />
      <Hero slides={slides}>
        <div className="grid gap-4 short:gap-3 lg:max-w-[44vw] lg:gap-5">
          <p className="font-semibold text-lamp max-lg:text-sm short:hidden">{hero.who}</p>
          <h1 className="max-w-[7.7em] text-display lg:w-max lg:text-[length:calc(1.12*var(--text-display))] [&>em]:bg-linear-to-r [&>em]:from-[#ffe3b0] [&>em]:to-[#f5a23d] [&>em]:bg-clip-text [&>em]:text-transparent">
            <Headline text={pages.home.headline} italic={pages.home.italic} />
          </h1>
          <p className="max-w-[24em] short:max-w-none text-balance text-lg dated:max-w-none text-on-night/90 leading-relaxed">
            {hero.what}
          </p>
          {/* Smaller screens have no room for it here. */}
          <div className="hidden max-w-md dated:mt-3 dated:block">
            <DateForm atNight />
          </div>
          {/* Where the date is asked for, that is the one button. */}
          <div className="grid gap-4 dated:gap-3">
            <div className="hero-ways flex flex-wrap gap-3 pt-1 dated:gap-x-8 dated:pt-0">
              <SiteLink href="/contact" className={`${buttonClass("primary")} bg-lamp text-on-lamp sm:px-8`}>
                Book Now
              </SiteLink>
              <SiteLink
                href="/services"
                className={`${buttonClass("quiet")} border-on-night/60 text-on-night hover:bg-on-night/15 sm:px-8`}
              >
                Explore Services
              </SiteLink>
            </div>
            <p className="text-on-night/85 text-sm short:hidden">
              From {formatPrice(lowestPrice())} · {hero.promise}
            </p>
          </div>
        </div>
      </Hero>
      <div className="booked">
        <Evening sounds={sounds} />
        {/* The cards and the waveforms grow with the window. */}
        <div
          data-night
          className="below before-dawn after-dark text-ink [--height:calc(69rem+116vw)] [--turn:1] sm:[--height:calc(53rem+168vw)] lg:[--height:calc(59rem+46vw)]"
        >
          <ServiceCards />
          <ListenSection sounds={sounds} isShowcase />
        </div>
        <Testimonials />
        <GalleryCarousel items={await galleryForPages()} />
        <BookingBar />
      </div>
      <BookNow ending="table" />
    </>
  );
}
