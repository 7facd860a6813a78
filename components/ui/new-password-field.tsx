"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
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
  return (
    <Field label={label} error={error} hint={<Strength strength={passwordStrength(typed)} />}>
      {(control) => (
        <PasswordInput
          {...control}
          {...register()}
          readOnly={readOnly}
          autoComplete="new-password"
          maxLength={200}
        />
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
