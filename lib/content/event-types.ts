import type { EventType } from "@/lib/contract/messages";

/** Display names of the event types. */
export const EVENT_TYPE_NAMES: Record<EventType, string> = {
  wedding: "Wedding",
  corporate: "Corporate event",
  birthday: "Birthday",
  other: "Something else",
};
