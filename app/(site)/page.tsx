import { GalleryCarousel } from "@/components/gallery/gallery-carousel";
import { BookNow } from "@/components/site/book-now";
import { CraftPicture } from "@/components/site/craft-picture";
import { Hero } from "@/components/site/hero";
import { JsonLd } from "@/components/site/json-ld";
import { ServiceCards } from "@/components/site/service-cards";
import { Testimonials } from "@/components/site/testimonials";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { brand } from "@/lib/content/brand";
import { pages } from "@/lib/content/pages";
import { services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { business, website } from "@/lib/seo/structured-data/business";

export const metadata = pageMetadata("home");

export default async function HomePage() {
  const slides = services.map(({ id, name, line }, index) => ({
    name,
    line,
    picture: <CraftPicture craft={id} tall sizes="100vw" priority={index === 0} />,
  }));
  return (
    <>
      <JsonLd things={[business(), website()]} />
      <Hero slides={slides}>
        <div className="grid gap-5">
          <h1 className="max-w-[12ch] text-display">{pages.home.headline}</h1>
          <p className="max-w-md text-on-night/85 text-lg leading-relaxed">{brand.tagline}</p>
          <div className="flex flex-wrap gap-3 pt-1">
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
        </div>
      </Hero>
      <ServiceCards />
      <Testimonials />
      <GalleryCarousel items={await galleryForPages()} />
      <BookNow />
    </>
  );
}
