import { createFormControl } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { showErrors } from "./show-errors";

const FIELDS = ["name", "email", "message"] as const;
const MESSAGE = "Please enter your name.";

/** A form with three fields, and the names of those that got the focus. */
function newForm() {
  const { formControl: form } = createFormControl({ defaultValues: { name: "", email: "", message: "" } });
  const focused: string[] = [];
  const seen: Record<string, string | undefined> = {};
  for (const name of FIELDS) {
    const focus = () => focused.push(name);
    form.register(name).ref({ name, type: "text", value: "", focus, nodeType: 1 });
  }
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      for (const name of FIELDS) seen[name] = errors[name]?.message;
    },
  });
  return { form, focused, seen };
}

test("each known field shows its error, and the first invalid field gets the focus", () => {
  const { form, focused, seen } = newForm();
  const errors = [
    { field: "message", message: "Please write a message." },
    { field: "name", message: MESSAGE },
  ];
  expect(showErrors(form, { message: MESSAGE, errors }, FIELDS)).toBeUndefined();
  expect(seen).toEqual({ name: MESSAGE, email: undefined, message: "Please write a message." });
  expect(focused).toEqual(["name"]);
});

test("without field errors, returns the message for the alert", () => {
  const setError = vi.fn();
  expect(showErrors({ setError }, new Error("No connection."), FIELDS)).toBe("No connection.");
  expect(setError).not.toHaveBeenCalled();
});

test("an error of an unknown field is returned for the alert", () => {
  const { form, focused, seen } = newForm();
  const errors = [
    { field: "name", message: MESSAGE },
    { field: "", message: "The body is not valid JSON." },
  ];
  expect(showErrors(form, { message: MESSAGE, errors }, FIELDS)).toBe("The body is not valid JSON.");
  expect(seen).toMatchObject({ name: MESSAGE });
  expect(focused).toEqual(["name"]);
});
