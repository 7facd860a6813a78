import clsx from "clsx";
import { Check, X } from "lucide-react";
import type { SignIn } from "@/lib/contract/account";
import { formatDateTime } from "@/lib/shared/format-date";
import { Panel } from "../shell/panel";

const METHODS: Record<SignIn["method"], string> = {
  password: "Password",
  "no-code": "Password",
  code: "Password and code",
  "recovery-code": "Password and recovery code",
  passkey: "Passkey",
};
const FAILURES: Record<SignIn["method"], string> = {
  password: "Wrong password",
  "no-code": "Right password, no code",
  code: "Right password, wrong code",
  "recovery-code": "Right password, wrong code",
  passkey: "Passkey not accepted",
};

/** The admin's latest sign-ins, also those that failed. */
export function SignInHistory({ signIns }: { signIns: SignIn[] }) {
  return (
    <Panel title="Latest sign-ins">
      <p className="border-line border-y px-4 py-4 text-muted sm:px-5">
        If there is one that was not you: change your password, remove passkeys that you don’t know, turn
        two-step sign-in off and on again, and sign out everywhere.
      </p>
      <ul aria-label="Latest sign-ins" className="divide-y divide-line">
        {signIns.map(({ _id, time, method, succeeded, device, address }) => (
          <li key={_id} className="flex items-start gap-3 px-4 py-3 sm:px-5">
            {succeeded ? (
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            ) : (
              <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
            )}
            <p className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[2fr_3fr_auto]">
              <span className={clsx("font-semibold", !succeeded && "text-danger")}>
                {(succeeded ? METHODS : FAILURES)[method]}
              </span>
              <span className="text-muted text-sm [overflow-wrap:anywhere] sm:text-base">
                {device} · {address}
              </span>
              <time dateTime={time} className="whitespace-nowrap text-muted text-sm sm:text-base">
                {formatDateTime(time)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
