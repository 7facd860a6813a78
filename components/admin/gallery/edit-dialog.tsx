"use client";

import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { updateGalleryItem } from "@/lib/client/gallery-writes";
import { ApiError } from "@/lib/client/http";
import { type GalleryItem, NO_MEDIUM } from "@/lib/contract/gallery";
import { LINK_LENGTH_LIMIT } from "@/lib/contract/limits";
import { faultOfFile, isFilm } from "@/lib/upload-rules";
import { isMediaLink, mediaTypeOfLink } from "@/lib/video-link";
import { DraftNotice } from "../draft-notice";
import { FormDialog, FormEnd } from "../form-dialog";
import { useDraft } from "../use-draft";
import { UnplayableNote } from "./chosen-file";
import { DropZone } from "./drop-zone";
import { ItemFields, type ItemInput, TitleFields, type TitleInput } from "./item-fields";
import { MediaPreview } from "./media-preview";
import { Replacement } from "./replacement";
import { type Still, takeStill } from "./take-still";
import { useSettled } from "./use-settled";

interface EditInput extends ItemInput, TitleInput {
  url: string;
  /** The name of the file that takes the place of the present one: a draft can't hold the file itself. */
  replacement: string;
  version: number;
}

/**
 * What the form begins with. An upload's own address is not the owner's to change; a text that is only the title
 * was never written, and follows the title.
 */
function valuesOf(item: GalleryItem): EditInput {
  const { title, description, category, featured, version } = item;
  const alt = item.alt === title ? "" : item.alt;
  const url = isUpload(item) ? "" : item.url;
  return {
    title,
    description,
    category,
    featured,
    alt,
    decorative: item.alt === "",
    url,
    replacement: "",
    version,
  };
}

const isUpload = ({ url }: GalleryItem) => url.startsWith("/uploads/");

interface EditDialogProps {
  id: string;
  items: GalleryItem[];
  onSaved: () => void;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The form of an item, over the grid; the address bar names the item. */
export function EditDialog({ id, items, ...form }: EditDialogProps) {
  // Kept when somebody else deletes the item meanwhile: what was typed is still there to be read.
  const [item, setItem] = useState<GalleryItem>();
  const listed = items.find(({ _id }) => _id === id);
  if (listed && listed !== item) setItem(listed);
  const title = item ? `Edit ${item.title}` : "Edit item";
  return (
    <FormDialog title={title} onClose={form.onClose}>
      {!listed && <Alert>This item is no longer there.</Alert>}
      {item && <EditForm item={item} {...form} />}
    </FormDialog>
  );
}

type EditFormProps = Omit<EditDialogProps, "id" | "items"> & { item: GalleryItem };

function EditForm({ item, onSaved, refresh, onClose }: EditFormProps) {
  const form = useForm<EditInput>({ defaultValues: valuesOf(item) });
  const { errors, isSubmitting } = form.formState;
  const draft = useDraft(form, { name: `gallery:${item._id}`, basis: "version" });
  const [failure, setFailure] = useState<string>();
  const [file, setFile] = useState<File>();
  const [cropping, setCropping] = useState(false);
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const still = useRef<Promise<Still | undefined>>(undefined);
  const [plays, setPlays] = useState(true);
  const measures = useRef<{ url: string; width: number; height: number }>(undefined);
  const [url, version, replacement] = useWatch({
    control: form.control,
    name: ["url", "version", "replacement"],
  });
  const isOutdated = item.version !== version;
  const isLink = !isUpload(item);
  const typedLink = useSettled(isMediaLink(url.trim()) ? url.trim() : "");
  const shownUrl = isLink && typedLink ? typedLink : item.url;

  const replaceWith = (replacing: File | undefined) => {
    setFile(replacing);
    form.setValue("replacement", replacing?.name ?? "");
  };

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const fault = faultOfFile(chosen);
    setFailure(fault);
    if (fault) return notify("error", fault);
    replaceWith(chosen);
    setPlays(true);
    const taking = isFilm(chosen) ? takeStill(chosen) : undefined;
    still.current = taking;
    // Another file may have been chosen meanwhile.
    taking?.then((taken) => still.current === taking && setPlays(taken !== undefined));
  };

  // Whoever leaves the form by Escape or another way does not want what is under way.
  useEffect(() => () => sending.current?.abort(), []);

  const save = form.handleSubmit(async ({ decorative, url: link, replacement: _, ...fields }) => {
    if (cropping) return setFailure("Apply the crop first, or keep the picture uncropped.");
    if (fields.title.trim() === "") {
      return form.setError("title", { message: "Please enter a title." }, { shouldFocus: true });
    }
    const newLink = isLink && !file && link.trim() !== item.url ? link.trim() : undefined;
    if (newLink !== undefined && !isMediaLink(newLink)) {
      return form.setError("url", { message: NO_MEDIUM }, { shouldFocus: true });
    }
    setFailure(undefined);
    const controller = new AbortController();
    sending.current = controller;
    try {
      const measured = newLink && measures.current?.url === newLink ? measures.current : undefined;
      const changes = {
        ...fields,
        alt: decorative ? "" : fields.alt.trim() || fields.title.trim(),
        ...(newLink && { url: newLink, mediaType: mediaTypeOfLink(newLink) }),
        ...(measured && { width: measured.width, height: measured.height }),
      };
      const poster = file && (await still.current)?.poster;
      await updateGalleryItem(
        item._id,
        changes,
        { file, poster },
        { signal: controller.signal, onProgress: setSent },
      );
    } catch (error) {
      setSent(undefined);
      if (controller.signal.aborted) return;
      setFailure((error as Error).message);
      notify("error", (error as Error).message);
      // Refused by what is stored: the list knows less than the server.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) await refresh();
      return;
    }
    draft.drop();
    notify("success", "Gallery item updated successfully");
    onClose();
    onSaved();
  });

  const beginAgain = (begin: (values: EditInput) => void) => () => {
    setFailure(undefined);
    begin(valuesOf(item));
    form.setFocus("title");
  };

  const discard = (values: EditInput) => {
    setFile(undefined);
    setCropping(false);
    draft.discard(values);
  };

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : save(event))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {draft.restored && <DraftNotice onDiscard={beginAgain(discard)} />}
      {file ? (
        <Replacement file={file} cropping={cropping} onCropping={setCropping} onChange={replaceWith} />
      ) : (
        <>
          <MediaPreview
            url={shownUrl}
            mediaType={shownUrl === item.url ? item.mediaType : mediaTypeOfLink(shownUrl)}
            poster={item.poster}
            onMeasured={(width, height) => {
              measures.current = { url: shownUrl, width, height };
            }}
          />
          <DropZone multiple={false} label="Replace it with a file" onChoose={choose} />
          {replacement && (
            <p role="status" className="text-sm">
              A file can’t be kept in a draft: please choose “{replacement}” again.
            </p>
          )}
        </>
      )}
      {file && !plays && <UnplayableNote />}
      {isLink && !file && (
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
      {sent !== undefined && (
        <progress
          value={sent}
          max={1}
          aria-label="Upload"
          className="h-2 w-full overflow-hidden rounded-full accent-accent-strong"
        />
      )}
      <FormEnd
        failure={failure}
        outdated={isOutdated ? "this item" : undefined}
        onLoadNewer={beginAgain(draft.rebase)}
        onCancel={() => {
          if (isSubmitting) return sending.current?.abort();
          draft.drop();
          onClose();
        }}
        save="Save"
        isSaving={isSubmitting}
      />
    </form>
  );
}
