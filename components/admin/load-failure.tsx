import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";

/** Where something could not be loaded: why, and the way to try again. */
export function LoadFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert>{reason}</Alert>
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
