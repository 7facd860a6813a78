import "server-only";
import type { City, EntertainmentBusiness, MusicGroup, WebSite } from "schema-dts";
import { skills } from "@/lib/content/about";
import { brand } from "@/lib/content/brand";
import { LOGO } from "@/lib/content/icons";
import { contactDetails } from "@/lib/settings/contact-details";
import { siteAddress } from "@/lib/settings/site-address";
import { sharePicture } from "../share-picture";

/** Identifies the business in the structured data of every page. */
export const businessReference = () => ({
  "@type": "EntertainmentBusiness" as const,
  "@id": siteAddress("/#business"),
  name: brand.name,
  url: siteAddress("/"),
});

/** The city that the business serves. It has no street address, since there is no place to visit. */
export function areaServed(): City {
  const [city = brand.city, state] = brand.city.split(", ");
  return {
    "@type": "City",
    name: city,
    ...(state && { containedInPlace: { "@type": "State", name: state } }),
  };
}

/** The business, with the contact details of the footer. */
export function business(): EntertainmentBusiness {
  const { email, phone, profiles } = contactDetails();
  return {
    ...businessReference(),
    description: brand.tagline,
    logo: siteAddress(LOGO),
    image: siteAddress(sharePicture("home")),
    email,
    telephone: phone,
    areaServed: areaServed(),
    sameAs: profiles.map(({ url }) => url),
  };
}

/** The site, so that search results show its name. */
export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteAddress("/#website"),
    name: brand.name,
    url: siteAddress("/"),
    inLanguage: "en-US",
    publisher: { "@id": siteAddress("/#business") },
  };
}

/** The act and the person behind it. schema.org uses MusicGroup for solo musicians too. */
export function performer(): MusicGroup {
  return {
    "@type": "MusicGroup",
    "@id": siteAddress("/about#performer"),
    name: brand.name,
    member: { "@type": "Person", name: brand.performer },
    url: siteAddress("/about"),
    image: siteAddress("/pictures/portrait.jpg"),
    knowsAbout: skills.map(({ name }) => name),
    sameAs: contactDetails().profiles.map(({ url }) => url),
  };
}
