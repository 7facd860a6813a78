"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { ApiError } from "@/lib/client/http";
import { setOutOfOffice } from "@/lib/client/out-of-office";
import {
  AWAY_TEXT_LIMIT,
  type NewOutOfOffice,
  newOutOfOfficeSchema,
  type OutOfOffice,
} from "@/lib/contract/out-of-office";
import { DraftNotice } from "../forms/draft-notice";
import { useDraft } from "../forms/use-draft";
import { outOfOfficeQuery } from "./queries";

const valuesOf = (set: OutOfOffice["set"]): NewOutOfOffice => ({
  firstDay: set?.firstDay ?? "",
  lastDay: set?.lastDay ?? "",
  text: set?.text ?? "",
  // The days begin and end where the admin is.
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The form that says on which days the owner is away. */
export function AwayForm({ set }: Pick<OutOfOffice, "set">) {
  const client = useQueryClient();
  const form = useForm<NewOutOfOffice>({
    resolver: zodResolver(newOutOfOfficeSchema),
    defaultValues: valuesOf(set),
  });
  const draft = useDraft(form, { name: "out-of-office", exclude: ["timeZone"] });
  const { failure, setFailure, once } = useSubmission();
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (written) => {
    try {
      const state = await setOutOfOffice(written);
      draft.clear();
      notify("success", "Out of office saved");
      client.setQueryData(outOfOfficeQuery.queryKey, state);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(showErrors(form, error, ["firstDay", "lastDay", "text"]));
    }
  });
  return (
    <form
      noValidate
      method="post"
      aria-label="Out of office"
      onSubmit={once(save)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5"
    >
      {draft.restored && (
        <div className="sm:col-span-2">
          <DraftNotice onDiscard={() => draft.discard(valuesOf(set))} />
        </div>
      )}
      <Field label="First day" error={errors.firstDay?.message}>
        {(control) => (
          <input {...control} {...form.register("firstDay")} readOnly={isSubmitting} type="date" />
        )}
      </Field>
      <Field label="Last day" error={errors.lastDay?.message}>
        {(control) => (
          <input {...control} {...form.register("lastDay")} readOnly={isSubmitting} type="date" />
        )}
      </Field>
      <Field
        label="What the receipt says"
        error={errors.text?.message}
        hint="If left empty: “Thank you. I’m away until …, and answer as soon as I’m back. If something is urgent, call …”"
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register("text")}
            readOnly={isSubmitting}
            rows={4}
            maxLength={AWAY_TEXT_LIMIT}
            className={`${control.className} resize-y`}
          />
        )}
      </Field>
      {failure && (
        <div className="sm:col-span-2">
          <Alert>{failure}</Alert>
        </div>
      )}
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${buttonClass("primary")} justify-self-start`}
      >
        {isSubmitting ? "Saving..." : "Save"}
      </button>
    </form>
  );
}
