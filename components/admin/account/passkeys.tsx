"use client";

import { KeyRound, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { removePasskey } from "@/lib/client/account-security";
import { addPasskey } from "@/lib/client/passkeys";
import type { Passkey } from "@/lib/contract/account";
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";
import { oneByOne, useDelete } from "../lists/use-delete";
import { Panel } from "../shell/panel";
import { usePasskeysPossible } from "../shell/use-passkeys-possible";
import { PasswordDialog } from "./password-dialog";

interface PasskeysProps {
  passkeys: Passkey[];
  onChanged: () => Promise<void>;
}

/** The admin's passkeys, with the ways to add and remove them. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const isPossible = usePasskeysPossible();
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { remove, deleting } = useDelete({
    rows: passkeys,
    question: () => "Remove this passkey? It no longer signs you in.",
    call: oneByOne(removePasskey),
    success: () => "The passkey has been removed.",
    change: () => void onChanged(),
    focus: () => add.current?.focus(),
  });
  return (
    <Panel title="Passkeys">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-line border-t p-4 sm:p-5">
        <p className="max-w-prose text-muted">
          Sign in with your fingerprint, your face or the PIN of your device, without a password or a code.
        </p>
        {passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="grid w-full gap-1">
            {passkeys.map((passkey) => (
              <li
                key={passkey._id}
                aria-busy={deleting.includes(passkey)}
                className="flex items-center gap-3 aria-busy:opacity-50"
              >
                <KeyRound aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <p className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{passkey.device}</span>
                  <span className="text-muted text-sm">{usageOf(passkey)}</span>
                </p>
                <button type="button" onClick={() => remove(passkey)} className={buttonClass("bare", "icon")}>
                  <Trash2 aria-hidden="true" className="size-5" />
                  <span className="sr-only">Remove the passkey of {passkey.device}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {isPossible ? (
          <button ref={add} type="button" onClick={() => setAdding(true)} className={buttonClass("quiet")}>
            Add a passkey
          </button>
        ) : (
          <p className="text-muted text-sm">
            This browser can’t make one here. Open the site at its own address, over https.
          </p>
        )}
      </div>
      {isAdding && (
        <PasswordDialog
          title="Add a passkey"
          action="Continue"
          onConfirmed={async (confirmation) => {
            await addPasskey(confirmation);
            setAdding(false);
            notify("success", "The passkey has been added.");
            await onChanged();
          }}
          onClose={() => setAdding(false)}
        >
          <p>Your device then asks for your fingerprint, your face or its PIN.</p>
        </PasswordDialog>
      )}
    </Panel>
  );
}

const usageOf = ({ createdAt, usedAt }: Passkey) =>
  usedAt ? `Last used ${formatAgo(usedAt)}` : `Added ${formatDateTime(createdAt)}, not used yet`;
