"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { downloadMessages, type MessageFilter } from "@/lib/client/messages";
import { saveFile } from "@/lib/client/save-file";

/** Downloads all messages that match the filter as a CSV file. */
export function ExportButton({ filter, disabled }: { filter: MessageFilter; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || disabled) return;
    setBusy(true);
    try {
      saveFile(await downloadMessages(filter));
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
      aria-disabled={busy || disabled}
      className={`${buttonClass("quiet")} max-sm:size-11 max-sm:px-0 sm:px-4`}
    >
      <Download aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{busy ? "Exporting..." : "Export as CSV"}</span>
    </button>
  );
}
