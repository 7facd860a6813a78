"use client";

import clsx from "clsx";
import { type ReactNode, useSyncExternalStore } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { moveTo } from "@/lib/client/address";
import { EXTRA_FIELD } from "@/lib/shared/form-traces";
import { DetailFields } from "./detail-fields";
import { EnquiryFields } from "./enquiry-fields";
import type { AfterSending } from "./send-from-form";
import { useChosenPackage } from "./use-chosen-package";
import { prepareToSend, useEnquiryForm } from "./use-enquiry-form";

interface EnquiryFormProps {
  after: AfterSending;
  /** The field for choosing a package without JavaScript. */
  packageField: ReactNode;
  /** What stands above and below the fields. */
  heading: ReactNode;
  note: ReactNode;
}

/**
 * The card with the enquiry form. Five fields are required, the others are optional (docs/product.md#enquiries). The confirmation of a sent
 * enquiry takes its place, in the same space, so that nothing below moves.
 *
 * @param after what happens to an enquiry after it is stored.
 */
export function EnquiryForm({ after, packageField, heading, note }: EnquiryFormProps) {
  const { subject, isLoading } = useChosenPackage();
  const { form, submit, failure, confirmation, card } = useEnquiryForm(subject, after);
  const { isSubmitting } = form.formState;
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  return (
    <div ref={card} className="grid print:hidden">
      <section
        aria-labelledby="enquiry"
        inert={confirmation !== undefined}
        suppressHydrationWarning // for the attribute of ASKED_PACKAGE_SCRIPT
        className={clsx(
          "col-start-1 row-start-1 rounded-lg bg-raised p-5 shadow-soft sm:p-10",
          confirmation && "invisible",
        )}
      >
        {heading}
        <form
          // Until this code has loaded, and without JavaScript, the browser validates and submits the form itself.
          noValidate={hydrated}
          name="enquiry"
          method="post"
          action="/contact/send"
          onSubmit={submit}
          onFocus={prepareToSend}
          className="grid gap-5"
        >
          {packageField}
          {(subject || isLoading) && <ChosenPackage subject={subject} />}
          <EnquiryFields form={form} />
          <DetailFields form={form} />
          {/* For programs that fill in whatever they find. */}
          <div aria-hidden="true" className="sr-only">
            <label>
              Leave this empty
              <input name={EXTRA_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {failure && (
            <Alert>
              {failure} <span className="text-ink">Your text is saved on this device.</span>
            </Alert>
          )}
          <button
            type="submit"
            aria-disabled={isSubmitting}
            className={`${buttonClass("primary")} w-full text-lg sm:w-56 sm:justify-self-start`}
          >
            {isSubmitting ? "Sending..." : "Send enquiry"}
          </button>
        </form>
        {note}
      </section>
      {confirmation}
    </div>
  );
}

/** The package that the visitor came with, and the way to do without it. Its space is reserved while its name is loaded. */
function ChosenPackage({ subject }: { subject: string | undefined }) {
  return (
    <div className="chosen-package grid items-center rounded-field bg-sunken">
      {subject && (
        <p className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
          <input type="hidden" name="subject" value={subject} />
          <span className="py-2">
            You chose <strong className="font-semibold">{subject}</strong>
          </span>
          <button
            type="button"
            onClick={() => moveTo("/contact", "replace")}
            className="min-h-11 text-accent underline underline-offset-4"
          >
            Continue without a package
          </button>
        </p>
      )}
    </div>
  );
}
