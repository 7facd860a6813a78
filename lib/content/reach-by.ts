import type { Enquiry } from "@/lib/contract/messages";

/** How people can be answered instead of by email. */
export const REACH_BY_NAMES: Record<NonNullable<Enquiry["reachBy"]>, string> = {
  text: "Text message",
  call: "Phone call",
};
