"use client";

import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useAnnouncedSubmission } from "@/components/ui/use-announced-submission";
import { updateGalleryItem } from "@/lib/client/gallery-admin";
import { ApiError } from "@/lib/client/http";
import { isVideoFile } from "@/lib/client/upload-rules";
import { type GalleryItem, NO_MEDIA } from "@/lib/contract/gallery";
import { isMediaLink, mediaTypeOfLink } from "@/lib/shared/video-link";
import { useDraft } from "../forms/use-draft";
import { useFeature } from "../shell/features";
import { posterOf } from "./capture-poster";
import { changesOf, type EditInput, isUpload, valuesOf } from "./edit-input";
import { CROP_FIRST } from "./item-fields";
import { useLinkPreview } from "./use-link-preview";
import { useReplacement } from "./use-replacement";

const FIELDS = ["url", "title", "category", "description", "timeOfDay"] as const;

interface EditFormOptions {
  item: GalleryItem;
  onSaved: () => void;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The state of the edit form: its draft, the replacement file or link, its submission and the errors. */
export function useEditForm({ item, onSaved, refresh, onClose }: EditFormOptions) {
  const form = useForm<EditInput>({ defaultValues: valuesOf(item) });
  const draft = useDraft(form, { name: `gallery:${item._id}`, basis: "version" });
  const { failure, setFailure, fail, once } = useAnnouncedSubmission();
  const takesPosters = useFeature("posters");
  const takesTimes = useFeature("timesOfDay");
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const [url, version] = useWatch({ control: form.control, name: ["url", "version"] });
  const isLink = !isUpload(item);
  const preview = useLinkPreview(url);
  const shownUrl = (isLink && preview.url) || item.url;
  const replacement = useReplacement(form, (error) => (error ? fail(error) : setFailure(undefined)));
  const { file, cropping } = replacement;

  // Leaving the form aborts its upload.
  useEffect(() => () => sending.current?.abort(), []);

  const send = form.handleSubmit(async (values) => {
    if (cropping) return setFailure(CROP_FIRST);
    const link = values.url.trim();
    const newLink = isLink && !file && link !== item.url ? link : undefined;
    if (newLink !== undefined && !isMediaLink(newLink)) {
      return form.setError("url", { message: NO_MEDIA }, { shouldFocus: true });
    }
    const controller = new AbortController();
    sending.current = controller;
    try {
      const { timeOfDay, ...others } = changesOf(
        values,
        newLink,
        newLink ? preview.dimensionsOf(newLink) : undefined,
      );
      const changes = { ...others, ...(takesTimes && { timeOfDay }) };
      const poster = file && takesPosters && isVideoFile(file) ? await posterOf(file) : undefined;
      const progress = { signal: controller.signal, onProgress: setSent };
      await updateGalleryItem(item._id, changes, { file, poster }, progress);
    } catch (error) {
      setSent(undefined);
      if (controller.signal.aborted) return;
      showErrors(form, error as Error, FIELDS);
      fail((error as Error).message);
      // The server refused because of what it has stored, so this list is out of date.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) await refresh();
      return;
    }
    draft.clear();
    notify("success", "Gallery item updated successfully");
    onClose();
    onSaved();
  });

  const resetWith = (reset: (values: EditInput) => void) => () => {
    setFailure(undefined);
    reset(valuesOf(item));
    form.setFocus("title");
  };

  return {
    form,
    save: once(send),
    failure,
    /** The share of the file that is sent, from 0 to 1; undefined when nothing is being sent. */
    sent,
    isLink,
    takesTimes,
    isOutdated: item.version !== version,
    /** What to preview: the typed link once it is valid, otherwise the stored media. */
    shown: {
      url: shownUrl,
      mediaType: shownUrl === item.url ? item.mediaType : mediaTypeOfLink(shownUrl),
      poster: item.poster,
      onDimensions: preview.onDimensions,
    },
    replacement,
    restored: draft.restored,
    discard: resetWith((values) => {
      replacement.clear();
      draft.discard(values);
    }),
    /** Loads the stored version and reapplies the changes made here. */
    loadNewer: resetWith(draft.rebase),
    /** Aborts the upload in progress; otherwise closes the form. */
    cancel: () => {
      if (form.formState.isSubmitting) return sending.current?.abort();
      draft.clear();
      onClose();
    },
  };
}
