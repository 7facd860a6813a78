/** The names of the optional details of an enquiry, in the order in which they are shown. */
export const DETAIL_NAMES = [
  "venue",
  "startTime",
  "endTime",
  "guests",
  "company",
  "poNumber",
  "needsInvoice",
  "needsCertificate",
] as const;

type Details = { [Name in (typeof DETAIL_NAMES)[number]]?: string | boolean | undefined };

/** The optional details of an enquiry alone, without those that were left empty. */
export function detailsOf<Given extends Details>(enquiry: Given): Pick<Given, keyof Given & keyof Details> {
  const given = DETAIL_NAMES.filter((name) => enquiry[name]).map((name) => [name, enquiry[name]]);
  return Object.fromEntries(given);
}

/** The details that are asked for about corporate events only. */
const CORPORATE_NAMES = ["company", "poNumber", "needsInvoice", "needsCertificate"] as const;

/**
 * An enquiry without the details that its kind of event does not have: who changes the kind no longer sees what they have
 * filled in.
 */
export function withFittingDetails<Given extends Details & { eventType: string }>(enquiry: Given): Given {
  if (enquiry.eventType === "corporate") return enquiry;
  const fitting = { ...enquiry };
  for (const name of CORPORATE_NAMES) delete fitting[name];
  return fitting;
}
