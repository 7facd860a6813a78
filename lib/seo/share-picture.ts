import "server-only";
import type { PageId } from "@/lib/content/pages";
import { heroAlt, portraitAlt } from "@/lib/content/pictures";

/** Dimensions in pixels that the large social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The path of the picture shown in link previews of a page (app/share). */
export const sharePicture = (id: PageId) => `/share/${id}.jpg`;

const dj = { file: "hero-dj.jpg", alt: heroAlt.dj, words: 0.57 };

interface ShareBackground {
  /** A file in public/pictures. */
  file: string;
  alt: string;
  /** How wide the headline and its shade may be, as a part of the picture's width. */
  words: number;
}

/** What is behind the words on the picture of each page. */
export const shareBackground: Record<PageId, ShareBackground> = {
  home: { file: "hero-trumpet.jpg", alt: heroAlt.trumpet, words: 0.57 },
  services: dj,
  gallery: { file: "hero-photography.jpg", alt: heroAlt.photography, words: 0.57 },
  about: { file: "portrait-wide-1280.avif", alt: portraitAlt, words: 0.35 },
  contact: { file: "hero-vocals.jpg", alt: heroAlt.vocals, words: 0.57 },
  privacy: dj,
  terms: dj,
};
