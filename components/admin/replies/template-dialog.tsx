"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { Field } from "@/components/ui/field";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { ApiError } from "@/lib/client/http";
import { addTemplate, saveTemplate } from "@/lib/client/templates";
import { REPLY_FIELDS } from "@/lib/content/reply-fields";
import { type Template, type TemplateEdit, templateEditSchema } from "@/lib/contract/templates";
import { DraftNotice } from "../forms/draft-notice";
import { FormDialog, FormEnd } from "../forms/form-dialog";
import { useDraft } from "../forms/use-draft";

interface TemplateDialogProps {
  /** Undefined when adding one. */
  template: Template | undefined;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

const valuesOf = (template: Template | undefined) => ({
  name: template?.name ?? "",
  text: template?.text ?? "",
  version: template?.version ?? 0,
});

/** The form that adds or edits a template. */
export function TemplateDialog({ template: listed, refresh, onClose }: TemplateDialogProps) {
  /** Edits go on when somebody else deletes it. */
  const [opened] = useState(listed);
  const template = listed ?? opened;
  const form = useForm<z.input<typeof templateEditSchema>, unknown, TemplateEdit>({
    resolver: zodResolver(templateEditSchema),
    defaultValues: valuesOf(template),
  });
  const draft = useDraft(form, { name: `template:${template?._id ?? "new"}`, basis: "version" });
  const { failure, setFailure, once } = useSubmission();
  const { errors, isSubmitting } = form.formState;
  const isOutdated = template !== undefined && Number(form.watch("version")) !== template.version;

  const save = form.handleSubmit(async ({ version, ...words }) => {
    try {
      if (template) await saveTemplate(template._id, { ...words, version });
      else await addTemplate(words);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) await refresh();
      return setFailure(showErrors(form, error, ["name", "text"]));
    }
    draft.clear();
    notify("success", template ? "Template saved" : "Template added");
    onClose();
    await refresh();
  });

  return (
    <FormDialog title={template ? `Edit ${template.name}` : "Add a template"} onClose={onClose}>
      <form noValidate method="post" onSubmit={once(save)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {draft.restored && <DraftNotice onDiscard={() => draft.discard(valuesOf(template))} />}
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <input {...control} {...form.register("name")} readOnly={isSubmitting} autoComplete="off" />
          )}
        </Field>
        <Field
          label="Text"
          error={errors.text?.message}
          hint={`Fields: ${REPLY_FIELDS.map((field) => `{${field}}`).join(", ")}.`}
        >
          {(control) => (
            <textarea
              {...control}
              {...form.register("text")}
              readOnly={isSubmitting}
              rows={12}
              className={`${control.className} resize-y`}
            />
          )}
        </Field>
        <FormEnd
          failure={failure}
          outdated={isOutdated ? "this template" : undefined}
          onLoadNewer={() => {
            setFailure(undefined);
            draft.rebase(valuesOf(template));
          }}
          onCancel={() => {
            draft.clear();
            onClose();
          }}
          save="Save"
          isSaving={isSubmitting}
        />
      </form>
    </FormDialog>
  );
}
