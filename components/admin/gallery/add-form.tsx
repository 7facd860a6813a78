"use client";

import { useRef } from "react";
import { FormProvider, type UseFormRegisterReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { DraftNotice } from "../forms/draft-notice";
import { FileMode } from "./file-mode";
import { ItemFields } from "./item-fields";
import { LinkMode } from "./link-mode";
import { useAddForm } from "./use-add-form";

/** The form that adds items to the gallery, as files or as a link. */
export function AddForm({ onAdded }: { onAdded: () => void }) {
  const { form, mode, files, link, failure, submit, restored, discard } = useAddForm(onAdded);
  const { isSubmitting } = form.formState;
  const modes = useRef<HTMLFieldSetElement>(null);
  return (
    <form
      noValidate
      method="post"
      aria-label="Add to the gallery"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 className="text-2xl">Add to the gallery</h2>
      {restored && !isSubmitting && (
        <DraftNotice
          onDiscard={() => {
            discard();
            modes.current?.querySelector<HTMLElement>("input:checked")?.focus();
          }}
        />
      )}
      <fieldset ref={modes} className="grid grid-cols-2 gap-1 rounded-full bg-sunken p-1">
        <legend className="sr-only">Source</legend>
        <ModeRadio value="file" label="File" {...form.register("mode")} />
        <ModeRadio value="url" label="URL" {...form.register("mode")} />
      </fieldset>
      <FormProvider {...form}>
        {mode === "file" ? <FileMode {...files} /> : <LinkMode preview={link.preview} />}
        {(mode === "url" || files.files.length > 0) && <ItemFields />}
      </FormProvider>
      {failure && <Alert>{failure}</Alert>}
      <button type="submit" aria-disabled={isSubmitting} className={`${buttonClass("primary")} text-lg`}>
        {isSubmitting ? "Uploading..." : "Upload"}
      </button>
    </form>
  );
}

interface ModeRadioProps extends UseFormRegisterReturn {
  value: string;
  label: string;
}

function ModeRadio({ label, ...radio }: ModeRadioProps) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-full font-semibold has-checked:bg-raised has-focus-visible:outline-2 has-checked:text-accent has-focus-visible:outline-accent has-checked:shadow-soft">
      <input type="radio" {...radio} className="sr-only" />
      {label}
    </label>
  );
}
