import type { ComponentProps, MouseEvent } from "react";
import { messagesAddress, openMessage } from "./address";

interface MessageLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  id: string;
}

/** A link that opens a message beside the list, without loading a page. */
export const MessageLink = ({ id, ...link }: MessageLinkProps) => (
  <a {...link} href={messagesAddress.path({ message: id })} onClick={(event) => openInPlace(event, id)} />
);

/** Opens a message for a press of its link, unless the link is to be opened elsewhere. */
export function openInPlace(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (messagesAddress.values().message !== id) openMessage(id);
}
