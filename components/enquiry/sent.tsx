"use client";

import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import type { Payment } from "./deposit/payment";

// The enquiry has arrived, even if this can't be loaded.
const DepositOffer = lazy<ComponentType<{ payment: Payment }>>(() =>
  import("./deposit/deposit-offer").catch(() => ({ default: () => null })),
);

/**
 * Confirms the enquiry after the toast has closed. It takes the focus, since the form is empty now.
 *
 * @param payment the deposit of this enquiry, if the owner offers one.
 */
export function Sent({ payment }: { payment: Payment | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mb-5 grid gap-5">
      <div ref={box} tabIndex={-1} className="rounded-field bg-good-tint px-5 py-4 text-good outline-none">
        <p className="font-display text-xl">Thank you. Your enquiry has arrived.</p>
        <p className="mt-1">You’ll get a reply by email, usually within a day.</p>
      </div>
      {payment && (
        <Suspense>
          <DepositOffer payment={payment} />
        </Suspense>
      )}
    </div>
  );
}
