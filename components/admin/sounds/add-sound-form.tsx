"use client";

import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { DraftNotice } from "../forms/draft-notice";
import { SoundFields } from "./sound-fields";
import { useSoundForm } from "./use-sound-form";

interface AddSoundFormProps {
  onSaved: () => void;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
}

/** The form that adds a recording. */
export function AddSoundForm(props: AddSoundFormProps) {
  const state = useSoundForm(props);
  const { isSubmitting } = state.form.formState;
  return (
    <form
      noValidate
      method="post"
      aria-label="Add a recording"
      onSubmit={state.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 className="text-2xl">Add a recording</h2>
      {state.restored && !isSubmitting && <DraftNotice onDiscard={state.discard} />}
      <SoundFields state={state} label="Choose a recording" />
      {state.failure && <Alert>{state.failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          aria-disabled={isSubmitting}
          className={`${buttonClass("primary")} flex-1 text-lg`}
        >
          {isSubmitting ? "Uploading..." : "Upload"}
        </button>
        {isSubmitting && (
          <button type="button" onClick={state.abort} className={buttonClass("quiet")}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
