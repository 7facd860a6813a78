import "server-only";
import type { Offer, Service as ServiceThing } from "schema-dts";
import { type Service, type ServicePackage, services } from "@/lib/content/services";
import { siteAddress } from "@/lib/settings/site-address";
import { areaServed, businessReference } from "./business";

/** The services with their packages and prices. */
export const serviceSchemas = () => services.map(toSchema);

function toSchema(service: Service): ServiceThing {
  const { anchor, name, description, packages } = service;
  const url = siteAddress(`/services#${anchor}`);
  return {
    "@type": "Service",
    "@id": url,
    url,
    name,
    description,
    provider: businessReference(),
    areaServed: areaServed(),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: `${name}: packages`,
      itemListElement: packages.map((chosen) => toOffer(service, chosen)),
    },
  };
}

function toOffer({ id, name }: Service, chosen: ServicePackage): Offer {
  return {
    "@type": "Offer",
    name: `${name}, ${chosen.name}`,
    description: chosen.features.join(". "),
    price: chosen.price,
    priceCurrency: "USD",
    url: siteAddress(`/contact?service=${id}&package=${chosen.id}`),
  };
}
