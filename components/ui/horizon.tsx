import clsx from "clsx";
import { useId } from "react";

interface HorizonProps {
  /** Whether the sun is up in the dark theme, too, where it has sunk otherwise. */
  risen?: boolean;
  className?: string;
}

/** The brand's illustration: the sun over lines of water. Decorative. */
export function Horizon({ risen = false, className }: HorizonProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
      className={clsx("overflow-visible", className)}
    >
      <defs>
        <clipPath id={`${id}sky`}>
          <rect x="-240" y="-240" width="960" height="428" />
        </clipPath>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop offset="0" stopColor="#ffd98f" />
          <stop offset="0.6" stopColor="var(--glow)" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}sky)`}>
        <g
          className={clsx("transition-transform duration-1000 ease-settle", !risen && "dark:translate-y-24")}
        >
          <circle cx="240" cy="150" r="122" fill={`url(#${id}halo)`} />
          <circle cx="240" cy="150" r="92" fill={`url(#${id}sun)`} />
        </g>
      </g>
      <g fill="var(--glow)">
        <rect x="60" y="196" width="360" height="11" rx="5.5" />
        <rect x="104" y="219" width="272" height="10" rx="5" opacity="0.85" />
        <rect x="142" y="241" width="196" height="9" rx="4.5" opacity="0.7" />
        <rect x="176" y="262" width="128" height="8" rx="4" opacity="0.55" />
        <rect x="208" y="281" width="64" height="7" rx="3.5" opacity="0.4" />
      </g>
    </svg>
  );
}
