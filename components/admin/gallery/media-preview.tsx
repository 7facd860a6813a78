"use client";

import { Film } from "lucide-react";
import { useState } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { videoPlayer } from "@/lib/shared/video-link";

interface MediaPreviewProps {
  url: string;
  mediaType: GalleryItem["mediaType"];
  poster?: string | null;
  /** Told the medium's own measures in pixels, once they are known. */
  onMeasured?: (width: number, height: number) => void;
  onFailed?: () => void;
}

/** What an item will show, at 16:9; 'Invalid media URL' when it can't be loaded (SPEC section 2). */
export function MediaPreview({ url, mediaType, poster, onMeasured, onFailed }: MediaPreviewProps) {
  const [failed, setFailed] = useState<string>();
  const fail = () => {
    setFailed(url);
    onFailed?.();
  };
  const fill = "size-full object-contain";
  return (
    <div className="grid aspect-video place-items-center overflow-hidden rounded-field bg-night text-center text-on-night">
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
            onMeasured?.(naturalWidth, naturalHeight)
          }
          className={fill}
        />
      ) : videoPlayer(url) ? (
        <p className="grid justify-items-center gap-2 p-4">
          <Film aria-hidden="true" className="size-8" />A film on {new URL(url).hostname}. It is asked for
          only when a visitor plays it.
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
            onMeasured?.(videoWidth, videoHeight)
          }
          className={fill}
        />
      )}
    </div>
  );
}
