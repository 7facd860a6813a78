import type { ReactNode } from "react";

interface CardButtonProps {
  name: string;
  /** Undefined while it can't be pressed. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** A button with an icon at the edge of a card. */
export function CardButton({ name, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!onClick}
      onClick={onClick}
      className="grid min-h-11 place-items-center outline-offset-[-3px] hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{name}</span>
    </button>
  );
}
