"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { type PasswordStrength, passwordStrength } from "@/lib/shared/password-strength";
import { buttonClass } from "./button";
import { Field } from "./field";

const IN_WORDS: Record<PasswordStrength, string> = {
  short: "At least 6 characters. A few unrelated words in a row are good.",
  weak: "Weak: easy to guess. A few unrelated words in a row are better.",
  fair: "Fair. Some characters more make it strong.",
  strong: "Strong, as far as length and variety can tell.",
};
const BARS = { short: 0, weak: 1, fair: 2, strong: 3 };

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** Registers it with its form, in its turn: the first wrong field in that order gets the focus. */
  register: () => UseFormRegisterReturn;
  /** What is typed so far. */
  typed: string;
  readOnly: boolean;
}

/** The field of a password that somebody chooses: how strong it is, and a look at it. */
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
      <span aria-live="polite">{IN_WORDS[strength]}</span>
    </span>
  );
}
