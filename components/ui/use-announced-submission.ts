"use client";

import { notify } from "./toaster";
import { useSubmission } from "./use-submission";

/** {@link useSubmission} for forms that also show a failure as a toast. */
export function useAnnouncedSubmission() {
  const submission = useSubmission();
  return {
    ...submission,
    /** Shows a failure in the alert and as a toast. */
    fail: (text: string) => {
      submission.setFailure(text);
      notify("error", text);
    },
  };
}
