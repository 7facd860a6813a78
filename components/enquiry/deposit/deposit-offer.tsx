"use client";

import { loadStripe } from "@stripe/stripe-js/pure";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { depositText } from "@/lib/content/deposit";
import { CardForm } from "./card-form";
import type { Payment } from "./payment";

const LOAD_FAILED = "The card form could not be loaded. Please check your connection and try again.";

/** Offers to pay the deposit of a stored enquiry. The card provider's script is loaded when the visitor opens it. */
export default function DepositOffer({ payment }: { payment: Payment }) {
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const open = async () => {
    if (state === "loading") return;
    setState("loading");
    try {
      // The library loads the script too, but does not say when that fails.
      await loadStripe(payment.deposit.cardKey);
      setState("open");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  };
  return (
    <section aria-labelledby="deposit" className="grid gap-4 rounded-field border border-line p-5">
      <div className="grid gap-1">
        <h3 id="deposit" className="text-xl">
          Hold the date with a deposit
        </h3>
        <p className="text-muted">
          {depositText.amount} by card. It is optional: your enquiry has arrived either way.
        </p>
      </div>
      {state === "failed" && <Alert>{LOAD_FAILED}</Alert>}
      {state === "open" ? (
        <CardForm payment={payment} />
      ) : (
        <button
          type="button"
          onClick={open}
          aria-disabled={state === "loading"}
          className={`${buttonClass("quiet")} justify-self-start`}
        >
          {state === "loading" ? "Loading..." : `Pay ${depositText.amount} by card`}
        </button>
      )}
    </section>
  );
}
