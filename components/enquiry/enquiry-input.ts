/** The form's raw values: plain text, not validated. */
export interface EnquiryInput {
  name: string;
  email: string;
  eventType: string;
  eventDate: string;
  message: string;
}

export const ENQUIRY_FIELDS = ["name", "email", "eventType", "eventDate", "message"] as const;
