import { FeaturedPictures } from "@/components/gallery/featured-pictures";
import { BookNow } from "@/components/site/book-now";
import { JsonLd } from "@/components/site/json-ld";
import { PageIntro } from "@/components/site/page-intro";
import { ServiceSection } from "@/components/site/service-section";
import { galleryForPages } from "@/lib/backend/gallery/list";
import { pages } from "@/lib/content/pages";
import { services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { serviceSchemas } from "@/lib/seo/structured-data/services";

export const metadata = pageMetadata("services");

export default async function ServicesPage() {
  const gallery = await galleryForPages();
  return (
    <>
      <JsonLd things={[...serviceSchemas(), breadcrumbs("services")]} />
      <PageIntro title={pages.services.headline}>
        Book one craft, or combine several in one evening. Every price covers the whole package, including
        travel within Boston.
      </PageIntro>
      <nav aria-label="Services" className="bg-sunken">
        <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-6 px-4 py-2 sm:px-6">
          {services.map(({ anchor, name }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="inline-flex min-h-11 items-center font-semibold decoration-2 decoration-accent underline-offset-8 hover:text-accent hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {services.map((service, index) => (
        <ServiceSection key={service.id} service={service} mirrored={index % 2 === 1} priority={index === 0}>
          <FeaturedPictures items={gallery} category={service.category} />
        </ServiceSection>
      ))}
      <BookNow />
    </>
  );
}
