import clsx from "clsx";
import { LoaderCircle, Pause, Play, RotateCcw } from "lucide-react";
import type { NowPlaying } from "./now-playing";

const LOOKS = {
  loading: { Icon: LoaderCircle, name: "Pause", isSolid: false },
  playing: { Icon: Pause, name: "Pause", isSolid: true },
  paused: { Icon: Play, name: "Play", isSolid: true },
  failed: { Icon: RotateCcw, name: "Try again:", isSolid: false },
};

interface PlayButtonProps {
  /** The id of the track that a button in the page plays. The bar's own button has none: it disappears with the bar. */
  plays?: string;
  title: string;
  state: NowPlaying["state"];
  onPress: () => void;
  /** Called when a press is likely, such as on hover. */
  onIntent?: () => void;
  className: string;
}

/** The round button that plays and pauses a track. */
export function PlayButton({ plays, title, state, onPress, onIntent, className }: PlayButtonProps) {
  const { Icon, name, isSolid } = LOOKS[state];
  return (
    <button
      data-plays={plays}
      type="button"
      onClick={onPress}
      onPointerEnter={onIntent}
      className={clsx(
        "grid size-11 shrink-0 place-items-center rounded-full transition-transform duration-200 ease-settle active:scale-95",
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx("size-5", isSolid && "fill-current", state === "loading" && "animate-spin")}
      />
      <span className="sr-only">
        {name} {title}
      </span>
    </button>
  );
}
