import clsx from "clsx";
import { type ReactNode, useId } from "react";

/** What the control of a field must carry so that label, hint and error belong to it. */
interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  /** Shown below the control; also when there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Draws the control with the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** One field of a form: its label, its control, its hint and its error, wired together. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        className: clsx(
          "w-full min-h-12 rounded-field border bg-paper px-4 py-2.5 text-base text-ink transition-colors placeholder:text-muted",
          error ? "border-danger" : "border-field-line hover:border-accent",
        ),
        "aria-invalid": Boolean(error),
        "aria-describedby": clsx(error && errorId, hint && hintId) || undefined,
      })}
      {/* Always there, so that what appears in it is announced. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex gap-1.5 text-danger text-sm">
            <span aria-hidden="true">▲</span>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
