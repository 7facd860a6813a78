"use client";

import { useState } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { videoPlayer } from "@/lib/shared/video-link";

/** The player of a stored video, or of the site that a link leads to. As large as the screen allows. */
export function VideoPlayer({ item }: { item: GalleryItem }) {
  const [failed, setFailed] = useState(false);
  const player = videoPlayer(item.url);
  const ratio = !player && item.width && item.height ? item.width / item.height : 16 / 9;
  const size = {
    className: "rounded-sm bg-sunken/5",
    style: { width: `min(100%, 80rem, var(--room) * ${ratio})`, aspectRatio: ratio },
  };
  if (player) {
    return (
      <iframe
        src={player}
        title={item.title}
        allow="autoplay; encrypted-media; fullscreen"
        allowFullScreen
        {...size}
      />
    );
  }
  if (failed) {
    return (
      <p role="alert" className="p-6 text-center text-lg">
        This video can’t be played here.{" "}
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer"
          className="text-lamp underline underline-offset-4"
        >
          Open the file<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    );
  }
  return (
    <video
      data-large
      src={item.url}
      {...(item.poster && { poster: item.poster })}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
      aria-label={item.alt || item.title}
      {...size}
    />
  );
}
