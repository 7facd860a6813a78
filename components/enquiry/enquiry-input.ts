/** The form's raw values: plain text, not validated. */
export interface EnquiryInput {
  name: string;
  email: string;
  eventType: string;
  eventDate: string;
  message: string;
  phone: string;
  reachBy: string;
}

export const ENQUIRY_FIELDS = [
  "name",
  "email",
  "eventType",
  "eventDate",
  "phone",
  "reachBy",
  "message",
] as const;
