"use client";

import type { MessageFilter } from "@/lib/client/messages";
import { messagesAddress } from "./address";

const ORDERS: Record<MessageFilter["order"], string> = { received: "Newest first", event: "By event date" };

/** Chooses the order of the list. */
export function OrderSelect({ order }: { order: MessageFilter["order"] }) {
  return (
    <label className="ml-auto">
      <span className="sr-only">Order</span>
      <select
        value={order}
        onChange={({ target }) => messagesAddress.change({ order: target.value as MessageFilter["order"] })}
        className="min-h-11 rounded-field bg-raised pl-3 text-muted text-sm hover:bg-sunken"
      >
        {Object.entries(ORDERS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
