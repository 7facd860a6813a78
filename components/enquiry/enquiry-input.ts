import { DETAIL_NAMES } from "@/lib/shared/enquiry-details";

/** The form's raw values: plain text, not validated. */
export interface EnquiryInput {
  name: string;
  email: string;
  eventType: string;
  eventDate: string;
  message: string;
  phone: string;
  reachBy: string;
  venue: string;
  startTime: string;
  endTime: string;
  guests: string;
  company: string;
  poNumber: string;
  /** `yes`, or false while it is not checked. */
  needsInvoice: string | false;
  needsCertificate: string | false;
}

export const ENQUIRY_FIELDS = [
  "eventDate",
  "eventType",
  "name",
  "email",
  "phone",
  "reachBy",
  "message",
  ...DETAIL_NAMES,
] as const;
