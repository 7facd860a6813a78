"use client";

import { Film } from "lucide-react";
import { useState } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { videoPlayer } from "@/lib/shared/video-link";
import { FRAMED, PreviewFrame } from "./preview-frame";

interface MediaPreviewProps {
  url: string;
  mediaType: GalleryItem["mediaType"];
  poster?: string | null;
  /** Called with the dimensions in pixels, once known. */
  onDimensions?: (width: number, height: number) => void;
  onFailed?: () => void;
}

/** Previews the media at a URL. Shows 'Invalid media URL' if it can't be loaded. */
export function MediaPreview({ url, mediaType, poster, onDimensions, onFailed }: MediaPreviewProps) {
  const [failed, setFailed] = useState<string>();
  const fail = () => {
    setFailed(url);
    onFailed?.();
  };
  return (
    <PreviewFrame>
      {failed === url ? (
        <p role="alert" className="p-4">
          Invalid media URL
        </p>
      ) : mediaType === "image" ? (
        <img
          src={url}
          alt="Preview"
          referrerPolicy="no-referrer"
          onError={fail}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onDimensions?.(naturalWidth, naturalHeight)
          }
          className={FRAMED}
        />
      ) : videoPlayer(url) ? (
        <p className="grid justify-items-center gap-2 p-4">
          <Film aria-hidden="true" className="size-8" />A video on {new URL(url).hostname}. It loads only when
          a visitor plays it.
        </p>
      ) : (
        <video
          src={url}
          {...(poster && { poster })}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label="Preview"
          onError={fail}
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            onDimensions?.(videoWidth, videoHeight)
          }
          className={FRAMED}
        />
      )}
    </PreviewFrame>
  );
}
