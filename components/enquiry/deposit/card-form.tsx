"use client";

import { CardElement, FormspreeProvider } from "@formspree/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { depositText } from "@/lib/content/deposit";
import type { Payment } from "./payment";
import { useCardStyle } from "./use-card-style";
import { type PaymentState, useDeposit } from "./use-deposit";

/** The card field and the button that pays, with the library that does both. */
export function CardForm({ payment }: { payment: Payment }) {
  const { cardKey, project } = payment.deposit;
  return (
    <FormspreeProvider stripePK={cardKey} {...(project && { project })}>
      <Card payment={payment} />
    </FormspreeProvider>
  );
}

const BUTTON_TEXTS: Partial<Record<PaymentState, string>> = {
  paying: "Paying...",
  confirming: "Confirming with your bank...",
};

function Card({ payment }: { payment: Payment }) {
  const id = useId();
  const style = useCardStyle();
  const { state, problem, ready, pay } = useDeposit(payment);
  const [focused, setFocused] = useState(false);
  if (state === "paid" || state === "unconfirmed") return <Result state={state} />;
  const isBusy = !ready || state !== "idle";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) pay();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: the card provider's frame is not a form control */}
      <div role="group" aria-labelledby={id} aria-describedby={`${id}-problem`} className="grid gap-1.5">
        <span id={id} className="font-semibold text-sm">
          Card
        </span>
        <div
          className={`min-h-12 rounded-field border bg-paper px-4 py-3.5 ${problem ? "border-danger" : "border-field-line"} ${focused ? "outline-2 outline-accent outline-offset-2" : ""}`}
        >
          <CardElement
            options={{ style, disabled: state !== "idle" }}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </div>
        <div id={`${id}-problem`} aria-live="polite">
          {problem && (
            <p className="flex gap-1.5 text-danger text-sm">
              <span aria-hidden="true">▲</span>
              {problem}
            </p>
          )}
        </div>
      </div>
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`${buttonClass("primary")} justify-self-start max-sm:w-full`}
      >
        {ready ? (BUTTON_TEXTS[state] ?? `Pay ${depositText.amount}`) : "Loading..."}
      </button>
      <p role="status" className="sr-only">
        {BUTTON_TEXTS[state]}
      </p>
      <p className="text-muted text-sm">
        The card provider, Stripe, processes the payment. This site never sees your card number.
      </p>
    </form>
  );
}

/** The final result. It takes the focus, since the button is gone. */
function Result({ state }: { state: "paid" | "unconfirmed" }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="font-semibold outline-none">
      {state === "paid"
        ? `Thank you. Your deposit of ${depositText.amount} is paid.`
        : "The payment was not confirmed, but it may have gone through. So that nothing is charged twice, please don’t pay again: the reply to your enquiry will tell you."}
    </p>
  );
}
