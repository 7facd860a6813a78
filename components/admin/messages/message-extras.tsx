"use client";

import { useQuery } from "@tanstack/react-query";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import { useFeature } from "../shell/features";
import { messagesAddress } from "./address";
import { MessageDeliveries } from "./message-deliveries";
import { MessageDeposit } from "./message-deposit";
import { MessageMails } from "./message-mails";
import { messageQuery } from "./queries";

/** What the owner has set up besides the messages themselves. */
export interface Extras {
  deliveries: DeliveryServices | undefined;
  /** Whether visitors can pay a deposit. */
  deposit: boolean;
  /** Whether the server sends mail. */
  mails: boolean;
}

/** What is shown below the open message. Only loaded where there is something set up. */
export default function MessageExtras({ deliveries, deposit, mails }: Extras) {
  const { message: id } = messagesAddress.useValues();
  const hasDeposits = useFeature("deposits");
  const hasDeliveries = useFeature("deliveries");
  const hasMails = useFeature("mails");
  // Fetched by what shows the message: nothing is asked about one that is not there.
  const { data: message } = useQuery({ ...messageQuery(id, useFeature("statuses")), enabled: false });
  if (!message) return null;
  return (
    <>
      {deposit && hasDeposits && <MessageDeposit messageId={id} />}
      {deliveries && hasDeliveries && <MessageDeliveries messageId={id} services={deliveries} />}
      {mails && hasMails && <MessageMails messageId={id} />}
    </>
  );
}
