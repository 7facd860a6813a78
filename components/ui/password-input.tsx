"use client";

import { Eye, EyeOff } from "lucide-react";
import { type InputHTMLAttributes, type Ref, useState } from "react";
import { buttonClass } from "./button";

/** The control of a password field, with a button that shows what was typed. */
export function PasswordInput(
  props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...props}
        type={isShown ? "text" : "password"}
        // Not allowed while it is hidden, when nothing is capitalized anyway.
        autoCapitalize={isShown ? "none" : undefined}
        spellCheck={false}
        required
        className={`${props.className} pr-14`}
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
  );
}
