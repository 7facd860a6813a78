"use client";

import { type SyntheticEvent, useRef, useState } from "react";

/** Submits a form, one submission at a time, with an alert for failures. */
export function useSubmission() {
  const [failure, setFailure] = useState<string>();
  // A ref, since a second click can come before React has rendered the state set by the first one.
  const isSending = useRef(false);
  return {
    /** The text of the form's alert. */
    failure,
    setFailure,
    /** Creates the form's `onSubmit`. It clears the alert and ignores other submits until `send` has settled. */
    once:
      <Submit extends SyntheticEvent>(send: (event: Submit) => Promise<void>) =>
      async (event: Submit) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        setFailure(undefined);
        await send(event).finally(() => {
          isSending.current = false;
        });
      },
  };
}
