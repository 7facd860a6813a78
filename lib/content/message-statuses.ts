import type { MessageStatus } from "@/lib/contract/messages";

/** Display names of what became of an enquiry. */
export const STATUS_NAMES: Record<MessageStatus, string> = {
  new: "Waiting",
  answered: "Answered",
  quoted: "Quoted",
  booked: "Booked",
  declined: "Declined",
  spam: "Spam",
};
