"use client";

import { useQuery } from "@tanstack/react-query";
import { depositProblem } from "@/lib/content/deposit";
import { formatPrice } from "@/lib/content/services";
import type { Deposit } from "@/lib/contract/deposits";
import { formatDateTime } from "@/lib/shared/format-date";
import { depositQuery } from "./extras-queries";

/** The deposit of the open message: none, pending, paid or failed. */
export function MessageDeposit({ messageId }: { messageId: string }) {
  const { data } = useQuery(depositQuery(messageId));
  if (!data) return null;
  return (
    <section aria-label="Deposit" className="border-line border-t p-4 sm:p-6">
      {data.deposit ? <State deposit={data.deposit} /> : <p>Deposit: none</p>}
    </section>
  );
}

function State({ deposit }: { deposit: Deposit }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        Deposit of {formatPrice(deposit.amount)}: {deposit.state}
        {deposit.code && `, ${depositProblem(deposit.code)}`}
      </p>
      <p className="text-muted text-sm">
        {formatDateTime(deposit.time)}. {NOTES[deposit.state]}
      </p>
    </div>
  );
}

const NOTES: Record<Deposit["state"], string> = {
  paid: "The visitor’s browser reported this. The payment itself is in your account at the card provider.",
  pending:
    "The visitor is paying, or left before the result was known. Look for the payment at the card provider.",
  failed: "Nothing was charged.",
};
