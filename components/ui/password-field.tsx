import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "./field";

interface PasswordFieldProps {
  label: string;
  error: string | undefined;
  /** Registers the field when it renders. The first invalid field in registration order gets the focus. */
  register: () => UseFormRegisterReturn;
}

/** A field for a password that the user has. For a new one, use `NewPasswordField`. */
export function PasswordField({ label, error, register }: PasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input {...control} {...register()} type="password" autoComplete="current-password" required />
      )}
    </Field>
  );
}
