"use client";

import type { DeliveryServices } from "@/lib/contract/deliveries";
import { useFeature } from "../shell/features";
import { messagesAddress } from "./address";
import { MessageDeliveries } from "./message-deliveries";

/** What the owner has set up besides the messages themselves. */
export interface Extras {
  deliveries: DeliveryServices;
}

/** What is shown below the open message. Only loaded where there is something set up. */
export default function MessageExtras({ deliveries }: Extras) {
  const { message: id } = messagesAddress.useValues();
  const hasDeliveries = useFeature("deliveries");
  return id && hasDeliveries ? <MessageDeliveries messageId={id} services={deliveries} /> : null;
}
