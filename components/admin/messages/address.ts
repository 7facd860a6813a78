import type { MessageFilter } from "@/lib/client/messages";
import { address } from "@/lib/client/screen-address";
import { MESSAGES_PATH } from "../shell/sections";

/** The search, the filters and the id of the open message. */
export const messagesAddress = address({
  path: MESSAGES_PATH,
  fields: {
    q: "",
    read: ["all", "true", "false"],
    show: ["all", "starred", "trash", "new", "answered", "quoted", "booked", "declined", "spam"],
    type: ["all", "wedding", "corporate", "birthday", "other"],
    order: ["received", "event"],
    message: "",
  },
});

/** The filter that shows all messages. */
export const NO_FILTER = { q: "", read: "all", show: "all", type: "all" } as const satisfies Omit<
  MessageFilter,
  "order"
>;

/** Opens a message. Adds a history entry only when opened from the list, so that "back" returns to the list. */
export function openMessage(id: string): void {
  const open = messagesAddress.values().message ? messagesAddress.change : messagesAddress.open;
  open({ message: id });
}

/** Returns to the list: goes back, or replaces the URL if the message was opened by its own URL. */
export function closeMessage(): void {
  messagesAddress.close({ message: "" });
}
