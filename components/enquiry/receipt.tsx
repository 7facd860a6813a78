"use client";

import clsx from "clsx";
import { Copy } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { phoneLink } from "@/lib/content/contact";

/** What the sender quotes, and the number for what is urgent. */
export function ReferenceNote({
  reference,
  phone,
}: {
  reference: string | undefined;
  phone: string | undefined;
}) {
  return (
    <>
      {reference && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 rounded-field bg-sunken px-4 py-3">
          <span className="text-muted">Your reference</span>
          <strong className="font-semibold text-2xl tabular-nums tracking-wide">{reference}</strong>
        </p>
      )}
      {phone && (
        <p className="mt-3 text-muted">
          If something is urgent, call{" "}
          <a
            href={phoneLink(phone)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {phone}
          </a>
          .
        </p>
      )}
    </>
  );
}

/** The address of the enquiry's private page. @param page its path. */
export function KeepAddress({ page }: { page: string }) {
  const [copied, setCopied] = useState("");
  // Not on pages that came without encryption.
  const canCopy = "clipboard" in navigator;
  const address = location.origin + page;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied("Copied"),
      () => setCopied("Please select and copy it"),
    );
  return (
    <section aria-labelledby="keep" className="mt-6 grid gap-3 rounded-field border border-line p-5">
      <h3 id="keep" className="text-xl">
        Keep this address
      </h3>
      <p className="text-muted">
        There you see your enquiry, and can add a question or a detail. It is only for you.
      </p>
      <a
        href={page}
        className="flex min-h-11 items-center rounded-field bg-sunken px-4 py-2.5 text-accent text-sm underline underline-offset-4"
      >
        {/* Whole where it has to be selected. */}
        <span className={clsx("min-w-0", canCopy ? "truncate" : "[overflow-wrap:anywhere]")}>{address}</span>
      </a>
      <p className="flex flex-wrap items-center gap-3">
        {canCopy && (
          <button type="button" onClick={copy} className={buttonClass("quiet")}>
            <Copy aria-hidden="true" className="size-5" />
            Copy the address
          </button>
        )}
        <span role="status">{copied}</span>
      </p>
    </section>
  );
}
