import clsx from "clsx";
import Form from "next/form";
import { useId } from "react";
import { buttonClass } from "@/components/ui/button";
import { EVENT_DATE_RANGE } from "@/lib/contract/limits";

interface DateFormProps {
  /** For fields that belong to it and stand elsewhere. */
  id?: string;
  /** Whether it lies over a dark picture. */
  atNight?: boolean;
}

/**
 * Asks for the date first, and opens the enquiry form with it filled in, which takes a script there. The page changes without
 * a new document, so that music goes on.
 */
export function DateForm({ id: formId, atNight = false }: DateFormProps) {
  const id = useId();
  return (
    <Form
      id={formId}
      action="/contact"
      prefetch={false}
      className={clsx(
        "needs-script flex w-full max-w-md flex-wrap items-end gap-3 rounded-[1.75rem] border border-field-line p-4 text-left text-ink sm:flex-nowrap sm:rounded-full sm:py-2.5 sm:pr-2.5 sm:pl-7",
        atNight ? "after-dark bg-night/55 [color-scheme:dark]" : "bg-raised shadow-soft",
      )}
    >
      <div className="min-w-0 flex-1 basis-40">
        <label htmlFor={id} className="block text-muted text-sm leading-tight">
          When is it?
        </label>
        <input
          id={id}
          type="date"
          name="date"
          {...EVENT_DATE_RANGE}
          required
          className="-ml-1 block min-h-11 w-full rounded-md bg-transparent px-1 text-lg outline-offset-0 sm:min-h-8"
        />
      </div>
      <button type="submit" className={`${buttonClass("primary")} max-sm:w-full sm:min-h-13`}>
        Ask for this date
      </button>
    </Form>
  );
}
