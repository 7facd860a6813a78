"use client";

import clsx from "clsx";
import { Film } from "lucide-react";
import { useEffect, useState } from "react";
import { isVideoFile } from "@/lib/client/upload-rules";
import { FRAMED, PreviewFrame } from "./preview-frame";
import { useFilePicture } from "./use-file-picture";

interface FilePreviewProps {
  file: File;
  className?: string;
}

/** Previews a chosen picture, or the poster of a chosen video. */
export function FilePreview({ file, className = "" }: FilePreviewProps) {
  const picture = useFilePicture(file);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const objectUrl = URL.createObjectURL(picture);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [picture]);
  return (
    <PreviewFrame className={className}>
      {url && <img src={url} alt="" decoding="async" className={FRAMED} />}
      {isVideoFile(file) && (
        <Film
          aria-hidden="true"
          className={clsx(
            "size-8 rounded-full bg-night/70 p-1.5 text-lamp",
            url && "absolute right-1.5 bottom-1.5",
          )}
        />
      )}
    </PreviewFrame>
  );
}

/** Warns that browsers can't play a video. The file is accepted all the same. */
export function UnplayableNote({ file }: { file: File }) {
  if (useFilePicture(file) !== null) return null;
  return (
    <p role="status" className="rounded-field bg-sunken px-4 py-2 text-sm">
      Browsers can’t play this video, so visitors won’t be able to watch it. MP4 (H.264) plays everywhere.
    </p>
  );
}
