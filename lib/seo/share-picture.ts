import "server-only";
import type { PageId } from "@/lib/content/pages";
import { heroAlt, portraitAlt } from "@/lib/content/pictures";

/** Dimensions in pixels that the large social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The path of the picture shown in link previews of a page (app/share). */
export const sharePicture = (id: PageId) => `/share/${id}.jpg`;

const dj = { file: "hero-dj.jpg", alt: heroAlt.dj };

/** What is behind the words on the picture of each page (public/pictures). */
export const shareBackground: Record<PageId, { file: string; alt: string }> = {
  home: { file: "hero-trumpet.jpg", alt: heroAlt.trumpet },
  services: dj,
  gallery: { file: "hero-photography.jpg", alt: heroAlt.photography },
  about: { file: "portrait.jpg", alt: portraitAlt },
  contact: { file: "hero-vocals.jpg", alt: heroAlt.vocals },
  privacy: dj,
  terms: dj,
};
