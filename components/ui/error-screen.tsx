"use client";

import { useEffect } from "react";
import { buttonClass } from "./button";

interface ErrorScreenProps {
  error: Error & { digest?: string };
}

/** What stands where a page failed (SPEC section 2). Next gives faults of the server a digest: the log has it. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-start gap-5 px-4 py-16">
      <h1 className="text-title">Something went wrong</h1>
      <p className="text-lg text-muted">{error.message || "An unexpected error occurred"}</p>
      {error.digest && <p className="text-muted text-sm">Number in the log: {error.digest}</p>}
      <button type="button" onClick={() => location.reload()} className={buttonClass("primary")}>
        Try again
      </button>
    </div>
  );
}
