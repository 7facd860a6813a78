import clsx from "clsx";
import { type ReactNode, useId } from "react";

/** The attributes that connect a control to its label, hint and error. */
interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  /** Shown below the control, even when there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Renders the control with the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, control, hint and error, wired together for assistive technology. */
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
          "w-full min-h-12 rounded-field border bg-paper px-4 py-2.5 text-base text-ink placeholder:text-muted",
          error ? "border-danger" : "border-field-line hover:border-accent",
        ),
        "aria-invalid": Boolean(error),
        "aria-describedby": clsx(error && errorId, hint && hintId) || undefined,
      })}
      {/* Always rendered, so that screen readers announce errors that appear in it. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex gap-1.5 text-danger text-sm">
            <span aria-hidden="true">▲</span>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-pretty text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
