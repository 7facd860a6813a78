import clsx from "clsx";
import type { ReactNode } from "react";
import { Horizon } from "@/components/ui/horizon";

interface SunCardProps {
  /** Lets the sun rise when the card appears, in the dark theme, too. */
  rising?: boolean;
  children: ReactNode;
}

/** A card in front of the sun. Its parent is isolated and has the sky as its background. */
export function SunCard({ rising = false, children }: SunCardProps) {
  return (
    <div className="relative mx-auto w-full max-w-xl">
      <div
        className={clsx(
          "absolute inset-x-0 -top-28 -z-10 sm:-top-40",
          rising && "animate-[sunrise_1s_var(--ease-settle)]",
        )}
      >
        <Horizon risen={rising} className="mx-auto w-[18rem] max-w-full sm:w-[26rem]" />
      </div>
      <div className="rounded-card bg-raised p-5 shadow-soft sm:p-8">{children}</div>
    </div>
  );
}
