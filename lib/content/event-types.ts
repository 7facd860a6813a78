import type { EventType } from "@/lib/contract/messages";

/** What people read for each event type. */
export const EVENT_TYPE_NAMES: Record<EventType, string> = {
  wedding: "Wedding",
  corporate: "Corporate event",
  birthday: "Birthday",
  other: "Something else",
};
