const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

/** Other video sites. There is no embedded player for them, so their links open the site. */
const OTHER_VIDEO_HOSTS = /(^|\.)(dailymotion\.com|dai\.ly|twitch\.tv|tiktok\.com|wistia\.(com|net))$/;

const VIDEO_FILE = /\.(mp4|webm|ogg|mov|avi|wmv|flv|mkv)$/i;
const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;
const VIDEO_WORDS = /video|\b(movie|film|clip|watch|stream|reel)s?\b/i;

/**
 * Returns the URL of the embedded player for a YouTube or Vimeo link. It sets no cookies until it plays.
 *
 * @param url the video's page, a short link, a player URL, or anything else.
 * @returns undefined when the link is not a video on either site.
 */
export function videoPlayer(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const path = pathname.split("/").filter(Boolean);
  if (hostname === "youtu.be") return youtubePlayer(path[0]);
  if (YOUTUBE_HOSTS.has(hostname)) return youtubePlayer(youtubeId(path, searchParams));
  if (VIMEO_HOSTS.has(hostname)) return vimeoPlayer(path, searchParams);
  return undefined;
}

function youtubeId([first, second]: string[], query: URLSearchParams): string | null | undefined {
  if (first === "watch") return query.get("v");
  return ["shorts", "embed", "live", "v"].includes(first ?? "") ? second : undefined;
}

function youtubePlayer(id: string | null | undefined): string | undefined {
  return id && /^[\w-]{11}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : undefined;
}

/** `/123`, `/video/123`, `/channels/any/123`. An unlisted video has a key after its number or in `h`. */
function vimeoPlayer(path: string[], query: URLSearchParams): string | undefined {
  const index = path.findIndex((part) => /^\d{6,12}$/.test(part));
  if (index < 0) return undefined;
  const key = query.get("h") ?? path[index + 1] ?? "";
  const unlisted = /^[0-9a-f]{6,20}$/.test(key) ? `&h=${key}` : "";
  return `https://player.vimeo.com/video/${path[index]}?autoplay=1&dnt=1${unlisted}`;
}

/** Includes links to lists and channels, which have no player. */
const isVideoHost = (hostname: string) =>
  hostname === "youtu.be" ||
  YOUTUBE_HOSTS.has(hostname) ||
  VIMEO_HOSTS.has(hostname) ||
  OTHER_VIDEO_HOSTS.test(hostname);

/** Whether a text is a URL that a browser can load media from: absolute, http or https, without control characters. */
export function isMediaLink(text: string): boolean {
  return /^https?:\/\/\P{Cc}+$/iu.test(text) && URL.canParse(text);
}

/**
 * Guesses whether a link is a video, by its extension, site or words (docs/product.md#admin-gallery). Any other
 * link is a picture.
 *
 * @param url absolute.
 */
export function mediaTypeOfLink(url: string): "image" | "video" {
  if (!URL.canParse(url)) return "image";
  const { hostname, pathname } = new URL(url);
  if (VIDEO_FILE.test(pathname)) return "video";
  if (PICTURE_FILE.test(pathname)) return "image";
  return isVideoHost(hostname) || VIDEO_WORDS.test(url) ? "video" : "image";
}
