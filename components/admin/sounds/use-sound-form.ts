"use client";

import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useAnnouncedSubmission } from "@/components/ui/use-announced-submission";
import { ApiError } from "@/lib/client/http";
import { updateSound, uploadSound } from "@/lib/client/sounds";
import { soundFileError, titleOfFile } from "@/lib/client/upload-rules";
import { type Craft, craftSchema, NO_SOUND, type Sound } from "@/lib/contract/sounds";
import { useDraft } from "../forms/use-draft";
import { useLeaveWarning } from "../forms/use-leave-warning";
import { shapeOf } from "./measure-sound";

/** The form's values. */
interface SoundInput {
  title: string;
  /** Empty until the admin chooses one. */
  craft: Craft | "";
  /** The name of the chosen file. Drafts can't store the file itself. */
  fileName: string;
  version: number;
}

const FIELDS = ["title", "craft"] as const;

const UNREADABLE = "This file can’t be read as a recording. Please choose another one.";

/** The form's initial values. */
const valuesOf = (sound: Sound | undefined): SoundInput => ({
  title: sound?.title ?? "",
  craft: sound?.craft ?? "",
  fileName: "",
  version: sound?.version ?? 1,
});

interface SoundFormOptions {
  /** The recording to change; undefined when adding one. */
  sound?: Sound;
  onSaved: () => void;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
}

/** The state of the form of a recording: its draft, its file, its submission and the errors. */
export function useSoundForm({ sound, onSaved, refresh }: SoundFormOptions) {
  const form = useForm<SoundInput>({ defaultValues: valuesOf(sound) });
  const draft = useDraft(form, { name: `sound:${sound?._id ?? "new"}`, basis: "version" });
  const { failure, setFailure, fail, once } = useAnnouncedSubmission();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const [fileName, version] = useWatch({ control: form.control, name: ["fileName", "version"] });
  useLeaveWarning(file !== undefined);

  /** The file that was chosen last. Decoding another one may take longer. */
  const latest = useRef<File>(undefined);

  // Leaving the form aborts its upload.
  useEffect(
    () => () => {
      sending.current?.abort();
      latest.current = undefined;
    },
    [],
  );

  const replace = (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    form.setValue("fileName", chosen?.name ?? "");
  };
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    setFailure(undefined);
    const error = soundFileError(chosen);
    if (error) return fail(error);
    replace(chosen);
    if (form.getValues("title").trim() === "") {
      form.setValue("title", titleOfFile(chosen.name));
      form.clearErrors("title");
    }
    if (!(await shapeOf(chosen)) && latest.current === chosen) {
      replace(undefined);
      fail(UNREADABLE);
    }
  };

  const send = form.handleSubmit(async ({ title, craft, version }) => {
    const shape = file && (await shapeOf(file));
    if (file && !shape) return fail(UNREADABLE);
    const controller = new AbortController();
    sending.current = controller;
    if (file) setSent(0);
    const progress = { signal: controller.signal, onProgress: setSent };
    try {
      const words = { title, craft: craftSchema.parse(craft) };
      if (sound) await updateSound(sound._id, { ...words, ...shape, version }, file, progress);
      else if (shape) await uploadSound({ ...words, ...shape }, file, progress);
      else return fail(NO_SOUND);
    } catch (error) {
      if (controller.signal.aborted) return;
      showErrors(form, error as Error, FIELDS);
      fail((error as Error).message);
      // The server refused because of what it has stored, so this list is out of date.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) await refresh();
      return;
    } finally {
      setSent(undefined);
    }
    notify("success", sound ? "Recording updated successfully" : "Recording uploaded successfully");
    draft.clear();
    setFile(undefined);
    if (!sound) form.reset(valuesOf(undefined));
    onSaved();
  });

  const resetWith = (reset: (values: SoundInput) => void) => () => {
    setFailure(undefined);
    reset(valuesOf(sound));
    form.setFocus("title");
  };

  return {
    form,
    submit: once(send),
    failure,
    file,
    /** The name of a file that was lost in a reload and has to be chosen again. */
    lostFile: file ? "" : fileName,
    choose,
    removeFile: () => replace(undefined),
    /** The share of the file that is sent, from 0 to 1; undefined when nothing is being sent. */
    sent,
    isOutdated: sound !== undefined && sound.version !== version,
    restored: draft.restored,
    discard: resetWith((values) => {
      setFile(undefined);
      draft.discard(values);
    }),
    /** Loads the stored version and reapplies the changes made here. */
    loadNewer: resetWith(draft.rebase),
    /** Aborts the upload in progress. @returns whether there was one. */
    abort: () => {
      if (form.formState.isSubmitting) sending.current?.abort();
      return form.formState.isSubmitting;
    },
    clearDraft: draft.clear,
  };
}
