import { notify } from "@/components/ui/toaster";
import { isUnauthorized } from "@/lib/client/http";

/**
 * Shows a toast for a failed call. Ignores a 401, which redirects to the sign-in, and an aborted call.
 *
 * @param text the toast's text, in place of the error's own message.
 */
export function announceFailure(error: Error, text = error.message): void {
  if (isUnauthorized(error) || error.name === "AbortError") return;
  notify("error", text);
}
