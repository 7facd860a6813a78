"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type PasswordStrength, passwordStrength } from "@/lib/shared/password-strength";

const DESCRIPTIONS: Record<PasswordStrength, string> = {
  short: "At least 6 characters. A few unrelated words make a good password.",
  weak: "Weak: easy to guess. Try a few unrelated words.",
  fair: "Fair. A few more characters would make it strong.",
  strong: "Strong, judging by its length and variety.",
};
const BARS = { short: 0, weak: 1, fair: 2, strong: 3 };

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** Registers the field when it renders. The first invalid field in registration order gets the focus. */
  register: () => UseFormRegisterReturn;
  /** The current value. */
  typed: string;
  readOnly: boolean;
}

/** A field for a new password, with a strength meter and a button that reveals it. */
export function NewPasswordField({ label, error, register, typed, readOnly }: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={<Strength strength={passwordStrength(typed)} />}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...register()}
            readOnly={readOnly}
            type={isShown ? "text" : "password"}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={200}
            className={`${control.className} pr-14`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className={`${buttonClass("bare", "icon")} absolute top-0.5 right-1`}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">Show password</span>
          </button>
        </div>
      )}
    </Field>
  );
}

function Strength({ strength }: { strength: PasswordStrength }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 w-6 rounded-full ${bar <= BARS[strength] ? "bg-accent-strong" : "bg-line"}`}
          />
        ))}
      </span>
      <span aria-live="polite">{DESCRIPTIONS[strength]}</span>
    </span>
  );
}
