import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { FieldError } from "@/lib/contract/common";

/**
 * Shows the server's field errors at their fields and focuses the first invalid one.
 *
 * @param error the error of a failed call. @param fields the form's fields in the order of the page.
 * @returns the message for the form's alert; undefined when every error is shown at a field.
 */
export function showErrors<Values extends FieldValues, Context, Checked>(
  form: Pick<UseFormReturn<Values, Context, Checked>, "setError">,
  { message, errors = [] }: { message: string; errors?: FieldError[] },
  fields: readonly Path<Values>[],
): string | undefined {
  if (errors.length === 0) return message;
  const wrong = fields.flatMap((name) => errors.find(({ field }) => field === name) ?? []);
  for (const [index, { field, message }] of wrong.entries()) {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
  return errors.find(({ field }) => !fields.some((name) => name === field))?.message;
}
