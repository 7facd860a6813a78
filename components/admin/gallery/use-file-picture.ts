"use client";

import { useEffect, useState } from "react";
import { isVideoFile } from "@/lib/client/upload-rules";
import { posterOf } from "./capture-poster";

/**
 * The picture that represents a file: a picture itself, or a video's poster as visitors will see it.
 *
 * @returns null for a video that this browser can't play, undefined until that is known.
 */
export function useFilePicture(file: File): Blob | null | undefined {
  const [captured, setCaptured] = useState<{ of: File; poster: Blob | null }>();
  useEffect(() => {
    if (!isVideoFile(file)) return;
    let isCurrent = true;
    posterOf(file).then((poster) => isCurrent && setCaptured({ of: file, poster: poster ?? null }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!isVideoFile(file)) return file;
  return captured?.of === file ? captured.poster : undefined;
}
