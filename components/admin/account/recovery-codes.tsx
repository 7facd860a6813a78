"use client";

import { Copy, Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join("\n");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify("success", "Copied."),
      () => notify("error", "They could not be copied. Select them, and copy them yourself."),
    );
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Each of these signs you in once, on a day without your phone. Keep them where the phone is not: on
        paper, or with your passwords. <strong className="text-ink">They are not shown again.</strong>
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-4 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={`${buttonClass("quiet")} max-sm:flex-1`}>
          <Copy aria-hidden="true" className="size-5" />
          Copy
        </button>
        <a
          href={`data:text/plain,${encodeURIComponent(`${text}\n`)}`}
          download="golden-hour-recovery-codes.txt"
          className={`${buttonClass("quiet")} max-sm:flex-1`}
        >
          <Download aria-hidden="true" className="size-5" />
          Download
        </a>
        <button
          type="button"
          onClick={onDone}
          className={`${buttonClass("primary")} max-sm:w-full sm:ml-auto`}
        >
          I have kept them
        </button>
      </div>
    </div>
  );
}
