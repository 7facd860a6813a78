/** The form's values while they are being typed: all text, nothing checked. */
export interface EnquiryInput {
  name: string;
  email: string;
  eventType: string;
  eventDate: string;
  message: string;
}

export const ENQUIRY_FIELDS = ["name", "email", "eventType", "eventDate", "message"] as const;
