import { brand } from "./brand";
import { formatPrice, lowestPrice, type ServiceId } from "./services";

export interface PublicPage {
  path: string;
  /** Its name in links and breadcrumbs and, followed by the brand's name, in the page title. */
  name: string;
  /** The text below the title in search results and link previews. */
  description: string;
  /** The page's h1, also used in its share picture. */
  headline: string;
  /** The part of the headline that is set in italics. */
  italic?: string;
}

/** The price of a craft's cheapest package: "$500". */
function from(id: ServiceId): string {
  return formatPrice(lowestPrice(id));
}

/** The metadata of the public pages, for search results and link previews. */
export const pages = {
  home: {
    path: "/",
    name: "Home",
    description:
      "DJ, photographer, trumpeter and singer in one person, for weddings, parties and corporate events in Boston.",
    headline: "Your best night, at its golden hour",
    italic: "golden hour",
  },
  services: {
    path: "/services",
    name: "Services and prices",
    description: `DJ nights from ${from("dj")}, photography from ${from("photography")}, trumpet from ${from("trumpet")} and vocals from ${from("vocals")}, in and around Boston.`,
    headline: "One evening, four ways to fill it",
    italic: "four ways",
  },
  gallery: {
    path: "/gallery",
    name: "Gallery",
    description: "Pictures and short videos of DJ nights, photography, trumpet and vocals in Boston.",
    headline: "Nights, brass and last light",
    italic: "last light",
  },
  about: {
    path: "/about",
    name: "About",
    description: `${brand.performer}, an entertainer in Boston with records, a camera, a trumpet and a voice, and the story behind them.`,
    headline: `Hi, I’m ${brand.performer}`,
    italic: brand.performer,
  },
  contact: {
    path: "/contact",
    name: "Contact",
    description: "Send an enquiry for your wedding, party or corporate event in Boston.",
    headline: "Let’s plan your evening",
    italic: "your evening",
  },
  privacy: {
    path: "/privacy",
    name: "Privacy Policy",
    description: "What this site stores about you, for how long, and who sees it.",
    headline: "Privacy Policy",
  },
  terms: {
    path: "/terms",
    name: "Terms of Service",
    description: "What an enquiry means, and who owns what you see here.",
    headline: "Terms of Service",
  },
} as const satisfies Record<string, PublicPage>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];
