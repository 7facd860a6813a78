"use client";

import { useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { renewRecoveryCodes, setUpTwoStep, stopTwoStep } from "@/lib/client/account-security";
import type { AccountSecurity, TwoStepSetup } from "@/lib/contract/account";
import { FormDialog } from "../forms/form-dialog";
import { Panel } from "../shell/panel";
import { PasswordDialog } from "./password-dialog";
import { RecoveryCodes } from "./recovery-codes";
import { TwoStepSetupForm } from "./two-step-setup-form";

/** With fewer recovery codes than this, the admin is asked to make new ones. */
const FEW_CODES = 3;

/** What is open: a question for the password, the setup, or the recovery codes that are shown once. */
type Open = "turn on" | "turn off" | "renew codes" | { setup: TwoStepSetup } | { codes: string[] };

interface TwoStepProps {
  twoStep: AccountSecurity["twoStep"];
  onChanged: () => Promise<void>;
}

/** Two-step sign-in: its state, and the ways to turn it on and off. */
export function TwoStep({ twoStep: { isOn, recoveryCodesLeft }, onChanged }: TwoStepProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const buttons = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  // Turning it on or off replaces the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of either
  useEffect(() => {
    if (!open && wasOpened.current && document.activeElement === document.body)
      buttons.current?.querySelector("button")?.focus();
    wasOpened.current ||= open !== undefined;
  }, [open, isOn]);
  return (
    <Panel title="Two-step sign-in" aside={<Badge strong={isOn}>{isOn ? "On" : "Off"}</Badge>}>
      <div className="grid justify-items-start gap-4 border-line border-t p-4 sm:p-5">
        <p className="max-w-prose text-muted">
          {isOn
            ? "After your password, you enter a code from the app on your phone."
            : "Once it is on, a stolen password is not enough to sign in: it also takes a code from an app on your phone."}
        </p>
        {isOn && (
          <p className={recoveryCodesLeft < FEW_CODES ? "text-danger" : undefined}>
            {leftOf(recoveryCodesLeft)}
          </p>
        )}
        <div ref={buttons} className="flex flex-wrap gap-3">
          {isOn ? (
            <>
              <button type="button" onClick={() => setOpen("renew codes")} className={buttonClass("quiet")}>
                New recovery codes
              </button>
              <button type="button" onClick={() => setOpen("turn off")} className={buttonClass("danger")}>
                Turn off
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setOpen("turn on")} className={buttonClass("quiet")}>
              Turn on
            </button>
          )}
        </div>
      </div>
      <OpenDialog open={open} setOpen={setOpen} close={close} onChanged={onChanged} />
    </Panel>
  );
}

const leftOf = (count: number) =>
  count === 0
    ? "You have no recovery codes left. Make new ones, for a day without your phone."
    : `You have ${count} recovery ${count === 1 ? "code" : "codes"} left.`;

interface OpenDialogProps {
  open: Open | undefined;
  setOpen: (open: Open) => void;
  close: () => void;
  onChanged: () => Promise<void>;
}

function OpenDialog({ open, setOpen, close, onChanged }: OpenDialogProps) {
  const showCodes = (codes: string[]) => {
    setOpen({ codes });
    return onChanged();
  };
  if (open === "turn on")
    return (
      <PasswordDialog
        title="Turn on two-step sign-in"
        action="Continue"
        onConfirmed={async (confirmation) => setOpen({ setup: await setUpTwoStep(confirmation) })}
        onClose={close}
      >
        <p>You need an authenticator app on your phone, such as the one that keeps your passwords.</p>
      </PasswordDialog>
    );
  if (open === "renew codes")
    return (
      <PasswordDialog
        title="New recovery codes"
        action="Make new codes"
        onConfirmed={async (confirmation) => showCodes(await renewRecoveryCodes(confirmation))}
        onClose={close}
      >
        <p>The codes that you have now stop working.</p>
      </PasswordDialog>
    );
  if (open === "turn off")
    return (
      <PasswordDialog
        title="Turn off two-step sign-in"
        action="Turn off"
        onConfirmed={async (confirmation) => {
          await stopTwoStep(confirmation);
          close();
          notify("success", "Two-step sign-in is off.");
          await onChanged();
        }}
        onClose={close}
      >
        <p>Your password alone then opens the site’s admin area.</p>
      </PasswordDialog>
    );
  if (!open) return null;
  return "setup" in open ? (
    <FormDialog key="setup" title="Connect your app" onClose={close}>
      <TwoStepSetupForm setup={open.setup} onDone={showCodes} onCancel={close} />
    </FormDialog>
  ) : (
    <FormDialog key="codes" title="Recovery codes" onClose={close} stays>
      <RecoveryCodes codes={open.codes} onDone={close} />
    </FormDialog>
  );
}
