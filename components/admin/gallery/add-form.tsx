"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { uploadGalleryItem } from "@/lib/client/gallery-admin";
import { ApiError } from "@/lib/client/http";
import { NO_MEDIA, newGalleryItemSchema } from "@/lib/contract/gallery";
import { LINK_LENGTH_LIMIT } from "@/lib/contract/limits";
import { isMediaLink, mediaTypeOfLink } from "@/lib/shared/video-link";
import { DraftNotice } from "../forms/draft-notice";
import { useDraft } from "../forms/use-draft";
import { ChosenFileCard } from "./chosen-file";
import { DropZone } from "./drop-zone";
import { altOf, ItemFields, type ItemInput, NO_TITLE, TitleFields, type TitleInput } from "./item-fields";
import { MediaPreview } from "./media-preview";
import { useDebounced } from "./use-debounced";
import { useUploads } from "./use-uploads";

/** The fields of a link; the files have theirs in {@link useUploads}. */
interface AddInput extends Omit<ItemInput, "category">, TitleInput {
  /** Empty until one is chosen: nobody is to be a DJ by an oversight. */
  category: ItemInput["category"] | "";
  mode: "file" | "url";
  url: string;
}

const EMPTY: AddInput = {
  mode: "file",
  url: "",
  title: "",
  alt: "",
  decorative: false,
  description: "",
  category: "",
  featured: false,
};

/** Adds to the gallery: files, each with a state of its own, or a link to somewhere else. */
export function AddForm({ onAdded }: { onAdded: () => void }) {
  const form = useForm<AddInput>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const draft = useDraft(form, { name: "gallery:new", basis: "mode" });
  const uploads = useUploads();
  const [failure, setFailure] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const [sendingLink, setSendingLink] = useState(false);
  const measures = useRef<{ url: string; width: number; height: number }>(undefined);
  const unloadable = useRef<string>(undefined);
  const [mode, url] = useWatch({
    control: form.control,
    name: ["mode", "url"],
  });
  const isBusy = uploads.isUploading || sendingLink;
  const link = isMediaLink(url.trim()) ? url.trim() : undefined;
  const previewed = useDebounced(link ?? "");

  const element = useRef<HTMLFormElement>(null);
  const focusOn = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();

  const fail = (text: string) => {
    setFailure(text);
    notify("error", text);
  };
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
    setIsChecked(false);
  };

  const sendFiles = async ({ description, category: chosenCategory, featured }: AddInput) => {
    const chosen = uploads.files.filter(({ state }) => state.step !== "refused");
    if (chosen.length === 0) return fail(NO_MEDIA);
    if (chosen.some(({ cropping }) => cropping)) {
      focusOn("[role=application]");
      return fail("Apply the crop first, or keep the picture uncropped.");
    }
    flushSync(() => setIsChecked(true));
    if (chosen.some(({ title }) => title.trim() === "")) {
      focusOn("[aria-invalid=true]");
      return fail(NO_TITLE);
    }
    const category = newGalleryItemSchema.shape.category.parse(chosenCategory);
    // Where each file says how far it is, and why it failed.
    const cards = element.current?.querySelector("ul");
    cards?.scrollIntoView({ block: "nearest" });
    const { uploaded, failed, cancelled } = await uploads.upload({ description, category, featured });
    if (uploaded > 0) succeed(uploaded);
    // Its answer may have been lost, or the cancel come too late: what is there is shown.
    else if (failed + cancelled > 0) onAdded();
    if (failed + cancelled === 0) reset();
    if (failed > 0) cards?.scrollIntoView({ block: "nearest" });
    if (failed > 0) fail(failed === 1 ? "One file was not uploaded." : `${failed} files were not uploaded.`);
  };

  const sendLink = async ({ mode: _, url: typed, decorative, alt, ...fields }: AddInput) => {
    const url = typed.trim();
    if (unloadable.current === url && !window.confirm("This address does not load. Add it anyway?")) return;
    setSendingLink(true);
    try {
      const measured = measures.current?.url === url ? measures.current : undefined;
      const item = newGalleryItemSchema.parse({
        ...fields,
        url,
        mediaType: mediaTypeOfLink(url),
        alt: altOf({ title: fields.title, alt, decorative }),
        ...(measured && { width: measured.width, height: measured.height }),
      });
      await uploadGalleryItem(item, {}, { signal: new AbortController().signal, onProgress: () => {} });
      reset();
      succeed(1);
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : [];
      for (const { field, message } of wrong) {
        if (field === "url" || field === "title") form.setError(field, { message }, { shouldFocus: true });
      }
      fail((error as Error).message);
    } finally {
      setSendingLink(false);
    }
  };

  const submit = form.handleSubmit(
    (values) => {
      setFailure(undefined);
      return values.mode === "file" ? sendFiles(values) : sendLink(values);
    },
    (wrong) => {
      setFailure(undefined);
      setIsChecked(true);
      if (wrong.url) notify("error", NO_MEDIA);
    },
  );

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label="Add to the gallery"
      onSubmit={(event) => (isBusy ? event.preventDefault() : submit(event))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 className="text-2xl">Add to the gallery</h2>
      {draft.restored && (
        <DraftNotice
          onDiscard={() => {
            draft.discard({ ...EMPTY, mode });
            focusOn("input:checked");
          }}
        />
      )}
      <fieldset className="grid grid-cols-2 gap-1 rounded-full bg-sunken p-1">
        <legend className="sr-only">Where it is</legend>
        {(["file", "url"] as const).map((choice) => (
          <label
            key={choice}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full font-semibold has-checked:bg-raised has-focus-visible:outline-2 has-checked:text-accent has-focus-visible:outline-accent has-checked:shadow-soft"
          >
            <input type="radio" value={choice} {...form.register("mode")} className="sr-only" />
            {choice === "file" ? "File" : "URL"}
          </label>
        ))}
      </fieldset>

      {mode === "file" ? (
        <>
          <DropZone multiple label="Choose pictures or films" onChoose={uploads.choose} />
          {uploads.files.length > 0 && (
            <ul aria-label="Chosen files" className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {uploads.files.map((chosen) => (
                <ChosenFileCard
                  key={chosen.id}
                  chosen={chosen}
                  titleError={isChecked && chosen.title.trim() === "" ? NO_TITLE : undefined}
                  onChange={(changes) => uploads.edit(chosen.id, changes)}
                  onRemove={() => {
                    uploads.remove(chosen.id);
                    focusOn("input[type=file]");
                  }}
                  onCancel={() => uploads.cancel(chosen.id)}
                />
              ))}
            </ul>
          )}
        </>
      ) : (
        <>
          <Field
            label="Address of a picture or film"
            hint="It begins with https://. Films on YouTube and Vimeo are played here."
            error={errors.url?.message}
          >
            {(control) => (
              <input
                {...control}
                {...form.register("url", { validate: (typed) => isMediaLink(typed.trim()) || NO_MEDIA })}
                type="url"
                inputMode="url"
                maxLength={LINK_LENGTH_LIMIT}
                required
              />
            )}
          </Field>
          {previewed && (
            <MediaPreview
              url={previewed}
              mediaType={mediaTypeOfLink(previewed)}
              onFailed={() => {
                unloadable.current = previewed;
              }}
              onMeasured={(width, height) => {
                measures.current = { url: previewed, width, height };
              }}
            />
          )}
          <FormProvider {...form}>
            <TitleFields />
          </FormProvider>
        </>
      )}

      {(mode === "url" || uploads.files.length > 0) && (
        <FormProvider {...form}>
          <ItemFields />
        </FormProvider>
      )}
      {failure && <Alert>{failure}</Alert>}
      <button type="submit" aria-disabled={isBusy} className={`${buttonClass("primary")} text-lg`}>
        {isBusy ? "Uploading..." : "Upload"}
      </button>
    </form>
  );
}
