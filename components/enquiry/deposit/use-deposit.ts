"use client";

import { useFormspree } from "@formspree/react";
import { useRef, useState } from "react";
import { recordDeposit, startDeposit } from "@/lib/client/enquiries/deposit";
import type { Payment } from "./payment";
import { problemOf } from "./payment-problem";
import { stallTimer } from "./stall-timer";
import { useSubmitPayment } from "./use-submit-payment";

/** `unconfirmed`: the result is unknown, so the deposit may be paid. */
export type PaymentState = "idle" | "paying" | "confirming" | "paid" | "unconfirmed";

/**
 * Pays the deposit of a stored enquiry. Each attempt is started at the server first and reported there afterwards. A
 * failed one can be repeated; one with an unknown result can't, so that nothing is charged twice.
 */
export function useDeposit({ deposit, enquiry, id }: Payment) {
  const { client } = useFormspree();
  const [state, setState] = useState<PaymentState>("idle");
  const [problem, setProblem] = useState<string>();
  const timer = useRef(stallTimer());
  const submit = useSubmitPayment(deposit, {
    onConfirming: () => {
      // The visitor may take any time with the bank.
      timer.current.stop();
      setState("confirming");
    },
    onConfirmed: () => {
      timer.current.start();
      setState("paying");
    },
  });

  const attempt = async (): Promise<PaymentState> => {
    const started = await startDeposit(enquiry, id);
    if ("failure" in started) {
      setProblem(started.failure);
      return started.mayBePaid ? "unconfirmed" : "idle";
    }
    const record = (code?: Parameters<typeof recordDeposit>[3]) =>
      recordDeposit(enquiry, id, started.attempt, code);
    timer.current.start();
    try {
      const result = await Promise.race([submit({ ...enquiry }), timer.current.stalled()]);
      const failed = problemOf(result);
      if (failed === "unknown") return "unconfirmed";
      if (!failed) {
        record();
        return "paid";
      }
      setProblem(failed.text);
      // The next attempt is only accepted once this one has its result.
      await record(failed.code);
      return "idle";
    } finally {
      timer.current.stop();
    }
  };

  const pay = async () => {
    setProblem(undefined);
    setState("paying");
    const next = await attempt().catch((error) => {
      console.error("The result of the payment is unknown.", error);
      return "unconfirmed" as const;
    });
    setState(next);
  };

  return { state, problem, ready: client.stripe !== undefined, pay };
}
