import "server-only";
import type { PageId } from "@/lib/content/pages";
import { harborAlt, heroAlt, photographerAlt } from "@/lib/content/pictures";

/** Dimensions in pixels that the large social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The path of the picture shown in link previews of a page (app/share). */
export const sharePicture = (id: PageId) => `/share/${id}.jpg`;

interface ShareBackground {
  /** A file in public/pictures. */
  file: string;
  alt: string;
  /** How wide the headline and its shade may be, as a part of the picture's width: a little more than half by default. */
  words?: number;
}

const dj: ShareBackground = { file: "hero-dj.jpg", alt: heroAlt.dj };

/** What is behind the words on the picture of each page. */
export const shareBackground: Record<PageId, ShareBackground> = {
  home: dj,
  services: { file: "hero-trumpet.jpg", alt: heroAlt.trumpet },
  gallery: { file: "hero-photography.jpg", alt: heroAlt.photography },
  about: { file: "photographer-wide-1280.avif", alt: photographerAlt, words: 0.35 },
  contact: { file: "harbor-wide-1280.avif", alt: harborAlt },
  privacy: dj,
  terms: dj,
};
