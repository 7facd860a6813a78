import { Pause, Play } from "lucide-react";
import { buttonClass } from "@/components/ui/button";

interface MotionButtonProps {
  /** What moves, for the accessible name: "the slides". */
  what: string;
  moving: boolean;
  onToggle: () => void;
  className?: string;
}

/** Stops and starts automatic movement (WCAG 2.2.2). */
export function MotionButton({ what, moving, onToggle, className }: MotionButtonProps) {
  const Icon = moving ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onToggle}
      className={`needs-script ${buttonClass("bare", "icon")} ${className ?? ""}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{moving ? `Stop ${what}` : `Start ${what}`}</span>
    </button>
  );
}
