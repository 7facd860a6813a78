"use client";

import { FormProvider } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { GALLERY_FILES } from "@/lib/client/upload-rules";
import { LINK_LENGTH_LIMIT } from "@/lib/contract/limits";
import { DraftNotice } from "../forms/draft-notice";
import { DropZone, LostFile } from "../forms/drop-zone";
import { FormEnd } from "../forms/form-dialog";
import { UploadBar } from "../forms/upload-bar";
import { ItemFields, TitleFields } from "./item-fields";
import { MediaPreview } from "./media-preview";
import { Replacement } from "./replacement";
import { useEditForm } from "./use-edit-form";

/** The form that edits an item: its picture or video, and its fields. */
export function EditForm(props: Parameters<typeof useEditForm>[0]) {
  const { form, save, replacement, sent, ...edit } = useEditForm(props);
  const { file, lostFile, cropping, setCropping, choose, replaceWith } = replacement;
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate method="post" onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {edit.restored && <DraftNotice onDiscard={edit.discard} />}
      {file ? (
        <Replacement file={file} cropping={cropping} onCropping={setCropping} onChange={replaceWith} />
      ) : (
        <>
          <MediaPreview {...edit.shown} />
          <DropZone {...GALLERY_FILES} multiple={false} label="Replace with a file" onChoose={choose} />
          {lostFile && <LostFile name={lostFile} />}
        </>
      )}
      {edit.isLink && !file && (
        <Field label="URL" error={errors.url?.message}>
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
        {edit.takesTimes && (
          <Field
            label="Time of day (optional)"
            hint="Shown below it in the gallery. Read from a photo when it is added, if the camera stored it."
            error={errors.timeOfDay?.message}
          >
            {(control) => <input {...control} {...form.register("timeOfDay")} type="time" />}
          </Field>
        )}
      </FormProvider>
      {sent !== undefined && <UploadBar label="Upload" sent={sent} then="Saving" />}
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
