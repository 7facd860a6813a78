import type { Enquiry } from "@/lib/contract/messages";

interface DemoEnquiry extends Omit<Enquiry, "eventDate" | "subject"> {
  /** When it came, before the site's first start. */
  daysAgo: number;
  /** When the event is, after the site's first start. */
  daysAhead: number;
  read: 0 | 1;
}

/** Sample enquiries, labeled as demo content. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    name: "Maya Okafor (demo)",
    email: "maya@demo.example",
    eventType: "wedding",
    message:
      "This is a demo enquiry. You can delete it.\n\nWe are getting married by the harbor and would love a trumpet for the ceremony, then a DJ set until midnight. About 90 guests. Are you free, and would both fit one package?",
    daysAgo: 0.1,
    daysAhead: 120,
    read: 0,
  },
  {
    name: "Renée Dubois (demo)",
    email: "renee@demo.example",
    eventType: "corporate",
    message:
      "This is a demo enquiry. You can delete it.\n\nOur studio turns ten and we need photographs of the evening plus quiet vocals during dinner. The venue closes at 11 pm.",
    daysAgo: 1.4,
    daysAhead: 45,
    read: 0,
  },
  {
    name: "Luis Marín (demo)",
    email: "luis@demo.example",
    eventType: "birthday",
    message:
      "This is a demo enquiry. You can delete it.\n\nA surprise party for my sister's thirtieth, with a garden, string lights, soul and disco. Could you bring your own sound system?",
    daysAgo: 6.2,
    daysAhead: 30,
    read: 1,
  },
];
