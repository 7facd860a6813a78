"use client";

import { useForm, useWatch } from "react-hook-form";
import { notify } from "@/components/ui/toaster";
import { useAnnouncedSubmission } from "@/components/ui/use-announced-submission";
import { NO_MEDIA } from "@/lib/contract/gallery";
import { useDraft } from "../forms/use-draft";
import { type AddInput, EMPTY } from "./add-input";
import { useFileMode } from "./use-file-mode";
import { useLinkMode } from "./use-link-mode";

/**
 * The state of the add form: its draft, its two modes, its submission and the errors.
 *
 * @param onAdded reloads the list.
 */
export function useAddForm(onAdded: () => void) {
  const form = useForm<AddInput>({ defaultValues: EMPTY });
  const draft = useDraft(form, { name: "gallery:new", basis: "mode" });
  const mode = useWatch({ control: form.control, name: "mode" });
  const { failure, fail, once } = useAnnouncedSubmission();

  const succeed = (count: number) => {
    notify(
      "success",
      count === 1 ? "Gallery item uploaded successfully" : `${count} gallery items uploaded successfully`,
    );
    onAdded();
  };
  const reset = () => {
    form.reset({ ...EMPTY, mode });
    draft.clear();
    files.clearErrors();
  };
  const files = useFileMode({ fail, succeed, reset, onAdded });
  const link = useLinkMode(form, { fail, succeed, reset });

  const send = form.handleSubmit(
    (values) => (values.mode === "file" ? files.send(values) : link.send(values)),
    (errors) => {
      files.showUntitled();
      if (errors.url) notify("error", NO_MEDIA);
    },
  );

  return {
    form,
    mode,
    files,
    link,
    failure,
    submit: once(send),
    restored: draft.restored,
    discard: () => draft.discard({ ...EMPTY, mode }),
  };
}
