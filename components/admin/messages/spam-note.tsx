"use client";

import { buttonClass } from "@/components/ui/button";
import { SPAM_REASONS } from "@/lib/content/spam-reasons";
import type { ContactMessage } from "@/lib/contract/messages";
import { useChangeMessage } from "./use-change-message";

/** Says why a message is under Spam, and releases it. */
export function SpamNote({ message: { _id, spamSignals = [] } }: { message: ContactMessage }) {
  const { change, changing } = useChangeMessage(_id);
  return (
    <div className="grid justify-items-start gap-3 rounded-field bg-sunken px-4 py-3">
      <p className="font-semibold">
        {spamSignals.length > 0 ? "This looks like spam:" : "This was marked as spam."}
      </p>
      {spamSignals.length > 0 && (
        <ul className="list-disc pl-5">
          {spamSignals.map((signal) => (
            <li key={signal}>{SPAM_REASONS[signal]}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        onClick={() => !changing && change({ status: "new" })}
        aria-disabled={changing}
        className={buttonClass("quiet")}
      >
        Not spam
      </button>
    </div>
  );
}
