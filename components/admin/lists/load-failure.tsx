import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";

interface LoadFailureProps {
  /** What could not be loaded, if the reason alone does not say so. */
  title?: string;
  reason: string;
  onRetry: () => void;
}

/** Says why something could not be loaded, with a retry button. */
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
          // The button disappears on success, so move the focus first.
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
