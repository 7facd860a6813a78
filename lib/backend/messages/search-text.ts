import "server-only";
import { datesAsWritten } from "@/lib/shared/dates-as-written";
import { foldForSearch } from "@/lib/shared/search-words";

interface Searchable {
  name: string;
  email: string;
  eventType: string;
  eventDate: string;
  message: string;
  subject?: string | undefined;
  phone?: string | undefined;
  reference?: string | undefined;
  venue?: string | undefined;
  company?: string | undefined;
  poNumber?: string | undefined;
  /** Notes, and what the sender has added. */
  texts?: string[];
}

/** What the search looks at in an enquiry, folded: everything in it, and its date in the ways people write dates. */
export function searchTextOf({
  name,
  email,
  eventType,
  eventDate,
  subject,
  phone = "",
  reference = "",
  venue = "",
  company = "",
  poNumber = "",
  texts: more = [],
  message,
}: Searchable): string {
  const texts = [
    name,
    email,
    eventType,
    eventDate,
    ...datesAsWritten(eventDate),
    subject ?? "",
    message,
    ...[reference, venue, company, poNumber].filter(Boolean),
    ...more,
  ];
  // However the number is written.
  if (phone) texts.push(phone, phone.replaceAll(/\D/g, ""));
  return foldForSearch(texts.join("\n"));
}
