"use client";

import { Copy, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import { signInLinkUrl } from "@/lib/shared/admin-paths";
import { formatDateTime } from "@/lib/shared/format-date";

/** A one-time link, which is shown this once. */
export function NewLink({ link: { token, expiresAt }, onDone }: { link: SignInLink; onDone: () => void }) {
  const url = signInLinkUrl(location.origin, token);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify("success", "Copied.");
    } catch {
      field.current?.select();
      notify("error", "It could not be copied. It is selected: copy it yourself.");
    }
  };
  // Rejects when the user closes the menu of the system.
  const share = () => navigator.share({ url }).catch(() => {});

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">
        Send this link to them, and to nobody else. They choose their password with it. It works once, until{" "}
        {formatDateTime(expiresAt)}. <strong className="text-ink">It is not shown again.</strong>
      </p>
      <Field label="Link">
        {(control) => (
          <input
            {...control}
            ref={field}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            className={`${control.className} font-mono text-sm`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={`${buttonClass("quiet")} max-sm:flex-1`}>
          <Copy aria-hidden="true" className="size-5" />
          Copy
        </button>
        {"share" in navigator && (
          <button type="button" onClick={share} className={`${buttonClass("quiet")} max-sm:flex-1`}>
            <Share2 aria-hidden="true" className="size-5" />
            Share…
          </button>
        )}
        <button
          type="button"
          onClick={onDone}
          className={`${buttonClass("primary")} max-sm:w-full sm:ml-auto`}
        >
          Done
        </button>
      </div>
    </div>
  );
}
