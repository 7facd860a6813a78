"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Send } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { resendDelivery } from "@/lib/client/deliveries";
import { fetchMessage } from "@/lib/client/messages";
import { deliveryProblem, SERVICE_NAMES } from "@/lib/content/delivery-errors";
import type { Delivery, DeliveryServices } from "@/lib/contract/deliveries";
import { formatDateTime } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { notificationsQuery } from "../notifications/queries";
import { deliveriesQuery } from "./extras-queries";

interface MessageDeliveriesProps {
  messageId: string;
  /** The services that are set up. */
  services: DeliveryServices;
}

/** The failed deliveries of a message, each with a button to send it again. */
export function MessageDeliveries({ messageId, services }: MessageDeliveriesProps) {
  const { data = [] } = useQuery(deliveriesQuery(messageId));
  if (data.length === 0) return null;
  return (
    <section aria-label="Copies" className="border-line border-t p-4 sm:p-6">
      <ul className="grid gap-4">
        {data.map((delivery) => (
          <li key={delivery.service}>
            <DeliveryRow messageId={messageId} delivery={delivery} services={services} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeliveryRowProps extends MessageDeliveriesProps {
  delivery: Delivery;
}

function DeliveryRow({ messageId, delivery, services }: DeliveryRowProps) {
  const { service, state, time } = delivery;
  const { resend, sending } = useResend(messageId, delivery, services);
  const isBusy = sending || state === "sending";
  const Icon = state === "sent" ? CircleCheck : CircleAlert;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="flex gap-2">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${state === "sent" ? "text-good" : "text-danger"}`}
        />
        <span>
          {textOf(delivery)} <span className="text-muted text-sm">{formatDateTime(time)}</span>
        </span>
      </p>
      {state !== "sent" && services[service] && (
        <button
          type="button"
          onClick={() => !isBusy && resend()}
          aria-disabled={isBusy}
          className={buttonClass("quiet")}
        >
          <Send aria-hidden="true" className="size-5" />
          {isBusy ? "Sending..." : "Send again"}
          <span className="sr-only"> to the {SERVICE_NAMES[service]}</span>
        </button>
      )}
    </div>
  );
}

function textOf({ service, state, ...failure }: Delivery): string {
  const copy = `Copy to the ${SERVICE_NAMES[service]}`;
  if (state === "sent") return `${copy} sent again`;
  if (state === "sending") return `${copy} is being sent again`;
  const uncertain = failure.code === "UNSPECIFIED" ? ". It may have arrived all the same." : "";
  return `${deliveryProblem(service, failure)}${uncertain}`;
}

/** Sends a delivery again, then fetches what has become of it, and of the notification that it failed. */
function useResend(messageId: string, { service }: Delivery, services: DeliveryServices) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => resendDelivery(await fetchMessage(messageId), service, services),
    onSuccess: (arrived) => {
      const recipient = SERVICE_NAMES[service];
      if (arrived) notify("success", `Copy to the ${recipient} sent`);
      else notify("error", `The copy to the ${recipient} failed again`);
    },
    onError: (error) => announceFailure(error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(deliveriesQuery(messageId)),
        client.invalidateQueries(notificationsQuery),
      ]),
  });
  return { resend: () => mutate(), sending: isPending };
}
