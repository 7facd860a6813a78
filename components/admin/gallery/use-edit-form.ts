"use client";

import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { notify } from "@/components/ui/toaster";
import { updateGalleryItem } from "@/lib/client/gallery-admin";
import { ApiError } from "@/lib/client/http";
import { fileError, isVideoFile } from "@/lib/client/upload-rules";
import { type GalleryItem, NO_MEDIA } from "@/lib/contract/gallery";
import { isMediaLink, mediaTypeOfLink } from "@/lib/shared/video-link";
import { useDraft } from "../forms/use-draft";
import { type Poster, posterOf } from "./capture-poster";
import { altOf, type ItemInput, type TitleInput } from "./item-fields";
import { useDebounced } from "./use-debounced";

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

interface EditFormOptions {
  item: GalleryItem;
  onSaved: () => void;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The state of an item's form: its draft, the file that replaces the present one, saving, and what came of it. */
export function useEditForm({ item, onSaved, refresh, onClose }: EditFormOptions) {
  const form = useForm<EditInput>({ defaultValues: valuesOf(item) });
  const { isSubmitting } = form.formState;
  const draft = useDraft(form, { name: `gallery:${item._id}`, basis: "version" });
  const [failure, setFailure] = useState<string>();
  const [file, setFile] = useState<File>();
  const [cropping, setCropping] = useState(false);
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const still = useRef<Promise<Poster | undefined>>(undefined);
  const [plays, setPlays] = useState(true);
  const measures = useRef<{ url: string; width: number; height: number }>(undefined);
  const [url, version, replacement] = useWatch({
    control: form.control,
    name: ["url", "version", "replacement"],
  });
  const isLink = !isUpload(item);
  const typedLink = useDebounced(isMediaLink(url.trim()) ? url.trim() : "");
  const shownUrl = isLink && typedLink ? typedLink : item.url;

  const replaceWith = (replacing: File | undefined) => {
    setFile(replacing);
    form.setValue("replacement", replacing?.name ?? "");
  };

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const fault = fileError(chosen);
    setFailure(fault);
    if (fault) return notify("error", fault);
    replaceWith(chosen);
    setPlays(true);
    const taking = isVideoFile(chosen) ? posterOf(chosen) : undefined;
    still.current = taking;
    // Another file may have been chosen meanwhile.
    taking?.then((taken) => still.current === taking && setPlays(taken !== undefined));
  };

  // Whoever leaves the form by Escape or another way does not want what is under way.
  useEffect(() => () => sending.current?.abort(), []);

  const save = form.handleSubmit(async ({ decorative, url: link, replacement: _, ...fields }) => {
    if (cropping) return setFailure("Apply the crop first, or keep the picture uncropped.");
    const newLink = isLink && !file && link.trim() !== item.url ? link.trim() : undefined;
    if (newLink !== undefined && !isMediaLink(newLink)) {
      return form.setError("url", { message: NO_MEDIA }, { shouldFocus: true });
    }
    setFailure(undefined);
    const controller = new AbortController();
    sending.current = controller;
    try {
      const measured = newLink && measures.current?.url === newLink ? measures.current : undefined;
      const changes = {
        ...fields,
        alt: altOf({ ...fields, decorative }),
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
    draft.clear();
    notify("success", "Gallery item updated successfully");
    onClose();
    onSaved();
  });

  const beginAgain = (begin: (values: EditInput) => void) => () => {
    setFailure(undefined);
    begin(valuesOf(item));
    form.setFocus("title");
  };

  return {
    form,
    save,
    failure,
    /** How much of the file is sent, from 0 to 1; undefined while nothing is. */
    sent,
    isLink,
    isOutdated: item.version !== version,
    /** What the item leads to, as far as it is typed. */
    shown: {
      url: shownUrl,
      mediaType: shownUrl === item.url ? item.mediaType : mediaTypeOfLink(shownUrl),
      poster: item.poster,
      onMeasured: (width: number, height: number) => {
        measures.current = { url: shownUrl, width, height };
      },
    },
    file,
    /** The name of a file that was chosen before a reload, and is no longer there. */
    lostFile: file ? "" : replacement,
    /** Whether browsers play the file, if it is a film. */
    plays,
    cropping,
    setCropping,
    choose,
    replaceWith,
    restored: draft.restored,
    discard: beginAgain((values) => {
      setFile(undefined);
      setCropping(false);
      draft.discard(values);
    }),
    /** Goes on from what is stored by now, under the changes that were made here. */
    loadNewer: beginAgain(draft.rebase),
    /** Gives up what is being sent, or else the form. */
    cancel: () => {
      if (isSubmitting) return sending.current?.abort();
      draft.clear();
      onClose();
    },
  };
}
