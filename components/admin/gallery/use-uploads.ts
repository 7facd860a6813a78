"use client";

import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { leavingLink } from "@/components/ui/leaving-link";
import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { uploadGalleryItem } from "@/lib/client/gallery-admin";
import { storedToken } from "@/lib/client/token";
import { fileError, isVideoFile, titleOfFile } from "@/lib/client/upload-rules";
import type { NewGalleryItem } from "@/lib/contract/gallery";
import { useAdmin } from "../shell/admin-provider";
import { type Poster, posterOf } from "./capture-poster";
import { altOf } from "./item-fields";

/** The server works on two pictures at a time; more at once would only wait there. */
const UPLOADS_AT_ONCE = 2;

export type UploadState =
  | { step: "ready" | "waiting" | "done" | "cancelled" }
  | { step: "uploading"; sent: number }
  | { step: "refused" | "failed"; reason: string };

/** A file that was chosen, what is said of it alone, and how far it is. */
export interface ChosenFile {
  id: string;
  file: File;
  title: string;
  alt: string;
  decorative: boolean;
  /** Of a film: false when this browser can't play it, undefined until that is known. */
  plays?: boolean;
  /** Whether a part of it is being chosen. */
  cropping?: boolean;
  state: UploadState;
}

/** What is said of all files that are added together. */
export type SharedFields = Pick<NewGalleryItem, "description" | "category" | "featured">;

/** What was typed for a file; a file itself can't be kept, but it may be chosen again. */
type Words = Record<string, Pick<ChosenFile, "title" | "alt" | "decorative">>;

const wordsKey = ({ name, size }: File) => `${name} ${size}`;

/** The files of the add form, each with a state of its own. */
export function useUploads() {
  const draftKey = `draft:${useAdmin()._id}:gallery:files`;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const stills = useRef(new Map<string, Promise<Poster | undefined>>());

  const change = (id: string, changes: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  /** What the owner says of a file; its words are kept on the device. */
  const edit = (id: string, changes: Partial<ChosenFile>) => {
    change(id, changes);
    const words = files.map((one) => {
      const { file, title, alt, decorative } = one.id === id ? { ...one, ...changes } : one;
      return [wordsKey(file), { title, alt, decorative }];
    });
    storeDraft(draftKey, Object.fromEntries(words));
  };

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const isUploading = files.some(({ state }) => state.step === "waiting" || state.step === "uploading");
  const isUnsaved = files.some(({ state }) => state.step !== "done" && state.step !== "refused");
  useLeaveQuestion(isUnsaved);

  const take = (file: File): ChosenFile => {
    const reason = fileError(file);
    const id = crypto.randomUUID();
    if (!reason && isVideoFile(file)) {
      const still = posterOf(file);
      stills.current.set(id, still);
      still.then((taken) => change(id, { plays: taken !== undefined }));
    }
    const words = storedDraft<Words>(draftKey)?.[wordsKey(file)];
    return {
      id,
      file,
      title: titleOfFile(file.name),
      alt: "",
      decorative: false,
      ...words,
      state: reason ? { step: "refused", reason } : { step: "ready" },
    };
  };

  const send = async (chosen: ChosenFile, shared: SharedFields, signal: AbortSignal) => {
    const { id, file, title, alt, decorative } = chosen;
    try {
      signal.throwIfAborted();
      change(id, { state: { step: "uploading", sent: 0 } });
      const poster = (await stills.current.get(id))?.poster;
      await uploadGalleryItem(
        { ...shared, title, alt: altOf({ title, alt, decorative }) },
        { file, poster },
        { signal, onProgress: (sent) => change(id, { state: { step: "uploading", sent } }) },
      );
      change(id, { state: { step: "done" } });
      return "uploaded";
    } catch (error) {
      if (signal.aborted) change(id, { state: { step: "cancelled" } });
      else change(id, { state: { step: "failed", reason: (error as Error).message } });
      return signal.aborted ? "cancelled" : "failed";
    }
  };

  return {
    files,
    isUploading,
    edit,
    /** Takes files in; those that can't be uploaded stand there with the reason. */
    choose: (chosen: Iterable<File>) => {
      const taken = Array.from(chosen, take);
      setFiles((all) => [...all, ...taken]);
    },
    remove: (id: string) => {
      controllers.current.get(id)?.abort();
      setFiles((all) => all.filter((one) => one.id !== id));
    },
    cancel: (id: string) => controllers.current.get(id)?.abort(),
    /**
     * Uploads what is not uploaded yet; what is then there is no longer among the files.
     *
     * @returns how many were uploaded, how many failed, and how many the owner cancelled.
     */
    upload: async (shared: SharedFields) => {
      const waiting = files.filter(({ state }) => ["ready", "failed", "cancelled"].includes(state.step));
      const limit = pLimit(UPLOADS_AT_ONCE);
      const outcomes = waiting.map((one) => {
        const controller = new AbortController();
        controllers.current.set(one.id, controller);
        change(one.id, { state: { step: "waiting" } });
        return limit(send, one, shared, controller.signal);
      });
      const ended = await Promise.all(outcomes);
      const count = (outcome: (typeof ended)[number]) => ended.filter((one) => one === outcome).length;
      const uploaded = count("uploaded");
      setFiles((all) => all.filter(({ state }) => state.step !== "done"));
      if (uploaded === files.length) removeDraft(draftKey);
      return { uploaded, failed: count("failed"), cancelled: count("cancelled") };
    },
  };
}

/** Asks before a page with unsaved files is left, by the browser or by a link of the admin area. */
function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a token it is the way to the sign-in, which nobody can stay away from.
      if (storedToken()) event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      if (!leavingLink(event)) return;
      if (window.confirm("The chosen files are not all uploaded. Leave without them?")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("beforeunload", warn);
    document.addEventListener("click", ask, true);
    return () => {
      removeEventListener("beforeunload", warn);
      document.removeEventListener("click", ask, true);
    };
  }, [isUnsaved]);
}
