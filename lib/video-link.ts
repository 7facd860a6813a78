const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * The address of YouTube's player for a link to a film, without cookies until it plays.
 *
 * @param url a watch, youtu.be, shorts or embed address, or anything else.
 * @returns undefined when it is no link to a film on YouTube.
 */
export function youtubePlayer(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const [first, second] = pathname.split("/").filter(Boolean);
  let id: string | null | undefined;
  if (hostname === "youtu.be") id = first;
  else if (YOUTUBE_HOSTS.has(hostname)) {
    id =
      first === "watch"
        ? searchParams.get("v")
        : first === "shorts" || first === "embed"
          ? second
          : undefined;
  }
  return id && VIDEO_ID.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : undefined;
}
