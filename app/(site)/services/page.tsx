import { FeaturedPictures } from "@/components/gallery/featured-pictures";
import { BookNow } from "@/components/site/book-now";
import { JsonLd } from "@/components/site/json-ld";
import { Dj } from "@/components/site/services/dj";
import { EveningHours } from "@/components/site/services/evening-hours";
import { Photography } from "@/components/site/services/photography";
import { ServicesIntro } from "@/components/site/services/services-intro";
import { Trumpet } from "@/components/site/services/trumpet";
import { Vocals } from "@/components/site/services/vocals";
import { ListenRow } from "@/components/sound/listen-row";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { soundsForPages } from "@/lib/backend/sounds/list";
import { formatPrice, lowestPrice, services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { serviceSchemas } from "@/lib/seo/structured-data/services";
import "./services.css";

export const metadata = pageMetadata("services");

/** Each craft has a composition of its own. */
const SECTIONS = { dj: Dj, photography: Photography, trumpet: Trumpet, vocals: Vocals };

export default async function ServicesPage() {
  const gallery = await galleryForPages();
  const sounds = await soundsForPages();
  return (
    <>
      <JsonLd things={[...serviceSchemas(), breadcrumbs("services")]} />
      <ServicesIntro />
      <div className="services">
        <nav
          aria-label="Services"
          className="sticky top-16 z-25 overflow-x-auto border-line border-y bg-paper"
        >
          <ul className="mx-auto flex max-w-7xl justify-between gap-x-5 whitespace-nowrap px-4 sm:justify-start sm:gap-x-8 sm:px-6">
            {services.map(({ id, anchor, name }) => (
              <li key={anchor} className="flex items-center gap-x-2">
                <a
                  href={`#${anchor}`}
                  className="inline-flex min-h-12 items-center font-semibold hover:text-accent max-sm:text-sm"
                >
                  {name}
                </a>
                <span className="text-muted text-sm max-lg:hidden">from {formatPrice(lowestPrice(id))}</span>
              </li>
            ))}
          </ul>
        </nav>
        {services.map((service) => {
          const Section = SECTIONS[service.id];
          return (
            <Section
              key={service.id}
              service={service}
              pictures={
                <FeaturedPictures
                  items={gallery}
                  category={service.category}
                  asStrip={service.id === "photography"}
                />
              }
              recordings={<ListenRow sounds={sounds} craft={service.category} />}
            />
          );
        })}
      </div>
      <BookNow ending="rain">
        <EveningHours />
      </BookNow>
    </>
  );
}
