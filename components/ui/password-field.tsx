import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "./field";
import { PasswordInput } from "./password-input";

interface PasswordFieldProps {
  label: string;
  error: string | undefined;
  /** Registers the field when it renders. The first invalid field in registration order gets the focus. */
  register: () => UseFormRegisterReturn;
}

/** A field for a password that the user has, with a button that shows it. For a new one, use `NewPasswordField`. */
export function PasswordField({ label, error, register }: PasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <PasswordInput {...control} {...register()} autoComplete="current-password" />}
    </Field>
  );
}
