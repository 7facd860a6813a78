import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";

interface LoadFailureProps {
  /** What could not be loaded, where the reason alone would not say it. */
  title?: string;
  reason: string;
  onRetry: () => void;
}

/** Where something could not be loaded: why, and the way to try again. */
export function LoadFailure({ title, reason, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert>
        {title && <p className="font-semibold">{title}</p>}
        <p>{reason}</p>
      </Alert>
      <button
        type="button"
        onClick={() => {
          // The button goes away when it has worked, and would take the focus with it.
          document.querySelector("main")?.focus();
          onRetry();
        }}
        className={buttonClass("quiet")}
      >
        Try again
      </button>
    </div>
  );
}
