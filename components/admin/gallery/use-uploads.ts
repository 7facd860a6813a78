"use client";

import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { uploadGalleryItem } from "@/lib/client/gallery-admin";
import { isVideoFile } from "@/lib/client/upload-rules";
import type { NewGalleryItem } from "@/lib/contract/gallery";
import { useFeature } from "../shell/features";
import { posterOf } from "./capture-poster";
import { altOf } from "./item-fields";
import type { ChosenFile } from "./use-chosen-files";

/** The server processes two pictures at a time; more would only queue there. */
const UPLOADS_AT_ONCE = 2;

/** `ready` → `waiting` → `uploading` → `done`, `failed` or `canceled`. The last two can be uploaded again. */
export type UploadState =
  | { step: "ready" | "waiting" | "done" | "canceled" }
  | { step: "uploading"; sent: number }
  | { step: "failed"; reason: string };

/** The fields shared by all files that are added together. */
export type SharedFields = Pick<NewGalleryItem, "description" | "category" | "featured">;

const READY: UploadState = { step: "ready" };
const WAITING: UploadState = { step: "waiting" };

/** The add form's uploads, with a state for each file. Unmounting aborts the uploads in progress. */
export function useUploads() {
  const [states, setStates] = useState<Record<string, UploadState>>({});
  const takesPosters = useFeature("posters");
  const controllers = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  /** @returns the final step. */
  const send = async (chosen: ChosenFile, shared: SharedFields, signal: AbortSignal) => {
    const { id, file, ...fields } = chosen;
    const update = (state: UploadState) => {
      setStates((all) => ({ ...all, [id]: state }));
      return state.step;
    };
    try {
      signal.throwIfAborted();
      update({ step: "uploading", sent: 0 });
      const isVideo = isVideoFile(file);
      const poster = isVideo && takesPosters ? await posterOf(file) : undefined;
      const mediaType = isVideo ? "video" : "image";
      await uploadGalleryItem(
        { ...shared, title: fields.title, alt: altOf(fields), mediaType },
        { file, poster },
        { signal, onProgress: (sent) => update({ step: "uploading", sent }) },
      );
      return update({ step: "done" });
    } catch (error) {
      if (signal.aborted) return update({ step: "canceled" });
      return update({ step: "failed", reason: (error as Error).message });
    }
  };

  return {
    stateOf: (id: string) => states[id] ?? READY,
    cancel: (id: string) => controllers.current.get(id)?.abort(),
    /** Uploads files, a few at a time. @returns the files grouped by how they ended. */
    upload: async (files: ChosenFile[], shared: SharedFields) => {
      const limit = pLimit(UPLOADS_AT_ONCE);
      setStates(Object.fromEntries(files.map(({ id }) => [id, WAITING])));
      const sending = files.map((chosen) => {
        const controller = new AbortController();
        controllers.current.set(chosen.id, controller);
        return limit(send, chosen, shared, controller.signal);
      });
      const steps = await Promise.all(sending);
      const endedAs = (step: UploadState["step"]) => files.filter((_, index) => steps[index] === step);
      return { done: endedAs("done"), failed: endedAs("failed"), canceled: endedAs("canceled") };
    },
  };
}
