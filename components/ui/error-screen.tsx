"use client";

import { useEffect } from "react";
import { buttonClass } from "./button";

interface ErrorScreenProps {
  error: Error & { digest?: string };
}

/** Shown in place of a page that failed. For server errors, Next provides a digest that is also in the log. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-start gap-5 px-4 py-16">
      <h1 className="text-title">Something went wrong</h1>
      <p className="text-lg text-muted">{error.message || "An unexpected error occurred"}</p>
      {error.digest && <p className="text-muted text-sm">Error ID: {error.digest}</p>}
      <button type="button" onClick={() => location.reload()} className={buttonClass("primary")}>
        Try again
      </button>
    </div>
  );
}
