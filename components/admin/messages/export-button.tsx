"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { downloadMessages, type MessageFilter } from "@/lib/client/messages";

/** Saves what the filter finds, all of it, as a file for a spreadsheet. */
export function ExportButton({ filter, isOff }: { filter: MessageFilter; isOff: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || isOff) return;
    setBusy(true);
    try {
      const file = await downloadMessages(filter);
      const address = URL.createObjectURL(file);
      Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
      // The download has taken the file over when this task is done.
      setTimeout(() => URL.revokeObjectURL(address));
    } catch (error) {
      notify("error", (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      onClick={save}
      aria-disabled={busy || isOff}
      className={`${buttonClass("quiet")} max-sm:size-11 max-sm:px-0 sm:px-4`}
    >
      <Download aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{busy ? "Exporting..." : "Export as CSV"}</span>
    </button>
  );
}
