import type { EnquiryDetails } from "@/lib/contract/enquiry-details";
import { formatTimeOfDay } from "@/lib/shared/format-date";

/** The labels of the optional details, in the form and where they are shown. */
export const DETAIL_LABELS = {
  venue: "Venue",
  startTime: "Start",
  endTime: "End",
  guests: "Guests",
  company: "Company",
  poNumber: "PO number",
  needsInvoice: "I need an invoice",
  needsCertificate: "I need an insurance certificate",
} as const;

/** The details of an enquiry as a list of facts: name and value. */
export function detailFacts(details: EnquiryDetails): (readonly [name: string, value: string])[] {
  const { venue, startTime, endTime, guests, company, poNumber, needsInvoice, needsCertificate } = details;
  const needs = [needsInvoice && "an invoice", needsCertificate && "an insurance certificate"].filter(
    Boolean,
  );
  const facts = [
    [DETAIL_LABELS.venue, venue],
    ["Time", timesOf(startTime, endTime)],
    [DETAIL_LABELS.guests, guests],
    [DETAIL_LABELS.company, company],
    [DETAIL_LABELS.poNumber, poNumber],
    ["Needs", needs.join(" and ")],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function timesOf(start: string | undefined, end: string | undefined): string | undefined {
  if (start && end) return `${formatTimeOfDay(start)} to ${formatTimeOfDay(end)}`;
  if (start) return `From ${formatTimeOfDay(start)}`;
  return end && `Until ${formatTimeOfDay(end)}`;
}
