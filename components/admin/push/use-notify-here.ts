"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAIN_ID } from "@/components/ui/skip-link";
import { notify } from "@/components/ui/toaster";
import { messageOf } from "@/lib/client/http";
import { type PushAbility, pushAbility, subscribeHere } from "@/lib/client/this-browser";
import { noticesQuery } from "../dashboard/queries";
import { focusFirst } from "../lists/focus";
import { PUSH_KEY } from "./queries";

/** The id of the list of devices, on the screen that has it. */
export const DEVICES_ID = "notified-devices";

/** Turns on notifications of new enquiries in this browser. */
export function useNotifyHere(): {
  ability: PushAbility;
  start: () => void;
  isPending: boolean;
  /** Why it did not work. */
  failure: string | undefined;
} {
  const client = useQueryClient();
  const [ability, setAbility] = useState(pushAbility);
  const { mutate, isPending, error } = useMutation({
    mutationFn: subscribeHere,
    onSuccess: () => notify("success", "This device will be notified of new enquiries."),
    onSettled: async (_, failed) => {
      const answer = pushAbility();
      // The button goes.
      if (!failed || answer === "denied") focusFirst(DEVICES_ID, MAIN_ID);
      setAbility(answer);
      await client.invalidateQueries({ queryKey: PUSH_KEY });
      await client.invalidateQueries(noticesQuery);
    },
  });
  const failure = error ? messageOf(error, "Failed to save. Please try again.") : undefined;
  return { ability, start: () => !isPending && mutate(), isPending, failure };
}
