"use client";

import { createClient } from "@formspree/core";
import { useFormspree, useSubmit } from "@formspree/react";
import type { Stripe } from "@stripe/stripe-js";
import { useMemo, useRef } from "react";
import type { DepositService } from "@/lib/contract/deposits";
import type { Enquiry } from "@/lib/contract/messages";

interface Steps {
  /** The bank asks the visitor to confirm the payment. */
  onConfirming: () => void;
  /** The bank has answered. */
  onConfirmed: () => void;
}

/** The library's submission of a form with a card. The library does not say when the bank is asked; this does. */
export function useSubmitPayment({ endpoint, formId, project }: DepositService, steps: Steps) {
  const latest = useRef(steps);
  latest.current = steps;
  const { stripe } = useFormspree().client;
  const client = useMemo(
    () =>
      createClient({
        ...(project && { project }),
        ...(stripe && {
          stripe: withSteps(stripe, {
            onConfirming: () => latest.current.onConfirming(),
            onConfirmed: () => latest.current.onConfirmed(),
          }),
        }),
      }),
    [stripe, project],
  );
  return useSubmit<Enquiry>(formId, { client, origin: endpoint });
}

function withSteps(stripe: Stripe, { onConfirming, onConfirmed }: Steps): Stripe {
  const handleCardAction: Stripe["handleCardAction"] = async (secret) => {
    onConfirming();
    return stripe.handleCardAction(secret).finally(onConfirmed);
  };
  return Object.assign(Object.create(stripe), { handleCardAction });
}
