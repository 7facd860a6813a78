"use client";

import { FormProvider } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { LINK_LENGTH_LIMIT } from "@/lib/contract/limits";
import { DraftNotice } from "../forms/draft-notice";
import { FormEnd } from "../forms/form-dialog";
import { UnplayableNote, UploadBar } from "./chosen-file";
import { DropZone } from "./drop-zone";
import { ItemFields, TitleFields } from "./item-fields";
import { MediaPreview } from "./media-preview";
import { Replacement } from "./replacement";
import { useEditForm } from "./use-edit-form";

/** The form of an item that is there: its medium, and what is said of it. */
export function EditForm(props: Parameters<typeof useEditForm>[0]) {
  const { form, save, file, lostFile, cropping, setCropping, sent, ...edit } = useEditForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : save(event))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {edit.restored && <DraftNotice onDiscard={edit.discard} />}
      {file ? (
        <Replacement file={file} cropping={cropping} onCropping={setCropping} onChange={edit.replaceWith} />
      ) : (
        <>
          <MediaPreview {...edit.shown} />
          <DropZone multiple={false} label="Replace it with a file" onChoose={edit.choose} />
          {lostFile && (
            <p role="status" className="text-sm">
              A file can’t be kept in a draft: please choose “{lostFile}” again.
            </p>
          )}
        </>
      )}
      {file && !edit.plays && <UnplayableNote />}
      {edit.isLink && !file && (
        <Field label="Address" error={errors.url?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register("url")}
              type="url"
              inputMode="url"
              maxLength={LINK_LENGTH_LIMIT}
            />
          )}
        </Field>
      )}
      <FormProvider {...form}>
        <TitleFields />
        <ItemFields />
      </FormProvider>
      {sent !== undefined && <UploadBar label="Upload" sent={sent} />}
      <FormEnd
        failure={edit.failure}
        outdated={edit.isOutdated ? "this item" : undefined}
        onLoadNewer={edit.loadNewer}
        onCancel={edit.cancel}
        save="Save"
        isSaving={isSubmitting}
      />
    </form>
  );
}
