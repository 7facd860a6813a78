import type { Category } from "@/lib/contract/gallery";

/** The ids of the four crafts, used in links, enquiries and anchors. */
export type ServiceId = "dj" | "photography" | "trumpet" | "vocals";

export interface ServicePackage {
  /** Stable id for URLs: `/contact?service=dj&package=premium`. */
  id: string;
  name: string;
  /** US dollars (docs/product.md#services). */
  price: number;
  features: string[];
}

export interface Service {
  id: ServiceId;
  /** The anchor of its section on /services. `#id` works as well. */
  anchor: string;
  /** The gallery category that belongs to it. */
  category: Category;
  name: string;
  /** A short tagline for cards and slides. */
  line: string;
  description: string;
  features: string[];
  packages: [ServicePackage, ServicePackage];
}

export const services: Service[] = [
  {
    id: "dj",
    anchor: "dj-services",
    category: "dj",
    name: "DJ Services",
    line: "Records chosen for your room, mixed for your floor.",
    description:
      "Every set starts with your stories and your must-plays, then follows the room: slow while people arrive, loud when they are ready, and a last song that nobody wants to miss.",
    features: [
      "A planning call, and a playlist you can edit right up to the day",
      "Sound system included, lights with Premium",
      "Soul, disco, house, Latin, and whatever your guests ask for",
      "A microphone for speeches, checked before the first guest arrives",
    ],
    packages: [
      {
        id: "basic",
        name: "Basic",
        price: 500,
        features: ["4 hours of music", "Sound for up to 80 guests", "One planning call"],
      },
      {
        id: "premium",
        name: "Premium",
        price: 800,
        features: [
          "7 hours of music",
          "Sound and lights for up to 150 guests",
          "Ceremony and dinner music",
          "Wireless microphone",
        ],
      },
    ],
  },
  {
    id: "photography",
    anchor: "photography",
    category: "photography",
    name: "Photography",
    line: "The look across the room, saved.",
    description:
      "Quiet photos in the light that’s there. I won’t line you up for an hour: portraits take the ten good minutes before sunset, and the rest is watching, waiting and being close when it happens.",
    features: [
      "Fast lenses for dim rooms, hardly ever a flash",
      "Every photo edited by hand, in color and in black and white",
      "An online album you can share and download",
      "Two cameras and two memory cards at all times, so no photo depends on one",
    ],
    packages: [
      {
        id: "half-day",
        name: "Half Day",
        price: 600,
        features: ["4 hours", "150 edited photos", "Online album within two weeks"],
      },
      {
        id: "full-day",
        name: "Full Day",
        price: 1200,
        features: [
          "9 hours, from getting ready to the last dance",
          "400 edited photos",
          "A preview the next day",
          "A printed album, 30 pages",
        ],
      },
    ],
  },
  {
    id: "trumpet",
    anchor: "trumpet",
    category: "trumpet",
    name: "Trumpet",
    line: "Brass for the entrance, the toast and the sunset.",
    description:
      "One trumpet carries across a garden and can still play under a conversation. A processional for the ceremony, jazz with the drinks, and a melody of your choice with four weeks’ notice.",
    features: [
      "Jazz standards, classics and pop, with or without backing tracks",
      "A piece of your choice, arranged for trumpet",
      "Plays unamplified, outdoors or in a church",
      "Joins the DJ set live, if you like",
    ],
    packages: [
      {
        id: "ceremony",
        name: "Ceremony",
        price: 400,
        features: ["Up to 1 hour", "Three pieces of your choice", "A call to plan the cues"],
      },
      {
        id: "reception",
        name: "Reception",
        price: 800,
        features: [
          "Up to 3 hours in two sets",
          "Ceremony and drinks",
          "Backing tracks and a small speaker",
          "One song arranged just for you",
        ],
      },
    ],
  },
  {
    id: "vocals",
    anchor: "vocals",
    category: "vocal",
    name: "Vocals",
    line: "One good voice, a warm room.",
    description:
      "Soul, jazz and the songs you know by heart, sung up close. For the first dance, the dinner or a whole evening, solo or together with the trumpet.",
    features: [
      "Pop that people sing along to, and room for your song",
      "First dances learned and rehearsed for you",
      "Microphone, stand and speaker included",
      "English, Spanish and Portuguese",
    ],
    packages: [
      {
        id: "set",
        name: "Single Set",
        price: 450,
        features: ["45 minutes", "Ten songs of your choice", "Sound for up to 80 guests"],
      },
      {
        id: "evening",
        name: "Full Evening",
        price: 900,
        features: [
          "Three sets of 40 minutes",
          "First dance learned for you",
          "Music between the sets",
          "Sound for up to 150 guests",
        ],
      },
    ],
  },
];

/**
 * Returns the subject of an enquiry about a service and one of its packages, by their ids as given in a URL: "DJ Services,
 * Premium ($800)", or without a package the services alone: "DJ Services", "Photography and Vocals". Unknown ids have none.
 */
export function subjectOf(serviceIds: string[], packageId: string | null): string | undefined {
  const asked = services.filter(({ id }) => serviceIds.includes(id));
  if (!packageId || asked.length > 1)
    return new Intl.ListFormat("en").format(asked.map(({ name }) => name)) || undefined;
  const [service] = asked;
  const chosen = service?.packages.find(({ id }) => id === packageId);
  return service && chosen && packageTitle(service, chosen);
}

/** "DJ Services, Premium ($800)": the enquiry's subject, also shown to the visitor. */
export function packageTitle(service: Service, chosen: ServicePackage): string {
  return `${service.name}, ${chosen.name} (${formatPrice(chosen.price)})`;
}

/** Returns the package of a craft that costs least. */
export function cheapestPackage({ packages }: Service): ServicePackage {
  return packages.reduce((cheapest, other) => (other.price < cheapest.price ? other : cheapest));
}

/** Returns the price of the cheapest package of all crafts or of one, in US dollars. */
export function lowestPrice(craft?: ServiceId): number {
  const offered = services.filter(({ id }) => !craft || id === craft);
  return Math.min(...offered.map((service) => cheapestPackage(service).price));
}

/** Formats US dollars without cents: "$1,200". */
export function formatPrice(dollars: number): string {
  return `$${dollars.toLocaleString("en-US")}`;
}
