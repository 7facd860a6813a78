"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { notify, prepareToasts } from "@/components/ui/toaster";
import { useAnnouncedSubmission } from "@/components/ui/use-announced-submission";
import { NETWORK_ERROR } from "@/lib/client/texts";
import type { Enquiry } from "@/lib/contract/messages";
import { dropDraft, keepDraft, keyFor, restoreDraft } from "./draft";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";
import type { AfterSending } from "./send-from-form";

/** The checks are loaded when the visitor reaches the form, not with the page. */
const loadChecks = () => import("./resolver");
const resolver: Resolver<EnquiryInput, unknown, Enquiry> = async (...given) => {
  try {
    const { enquiryResolver } = await loadChecks();
    return enquiryResolver(...(given as unknown as Parameters<typeof enquiryResolver>)) as never;
  } catch {
    // The connection is lost: nothing can be checked, so nothing is sent.
    return { values: {}, errors: { root: { type: "offline", message: NETWORK_ERROR } } };
  }
};

const INVALID_EMAIL = "Please enter a valid email address";
const SENT = "Message sent successfully! We'll get back to you soon.";

/** Loads what the form needs later, while there is a connection. */
export function prepareToSend(): void {
  loadChecks().catch(() => {});
  prepareToasts().catch(() => {});
}

/**
 * The enquiry form's state: idle, sending, then sent (cleared) or failed (kept).
 *
 * @param subject the package that was chosen, if any.
 * @param after what happens to an enquiry after it is stored.
 */
export function useEnquiryForm(subject: string | undefined, after: AfterSending) {
  // No default values: what was typed before this code loaded is read from the fields.
  const form = useForm<EnquiryInput, unknown, Enquiry>({ resolver, mode: "onTouched" });
  const { failure, fail, once } = useAnnouncedSubmission();
  const [confirmation, setConfirmation] = useState<ReactNode>();

  useEffect(() => {
    const draft = restoreDraft();
    for (const field of ENQUIRY_FIELDS) {
      if (draft?.[field] && !form.getValues(field)) form.setValue(field, draft[field]);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(values),
    });
  }, [form]);

  const send = form.handleSubmit(
    async (checked) => {
      const enquiry = { ...checked, ...(subject && { subject }) };
      const outcome = await import("./send-from-form").then(
        ({ sendFromForm }) => sendFromForm(form, enquiry, keyFor(JSON.stringify(enquiry)), after),
        // Its code could not be loaded: the connection is lost.
        () => ({ failure: NETWORK_ERROR }),
      );
      if ("failure" in outcome) return fail(outcome.failure);
      // Blurring a field validates it, so blur before the fields are cleared.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      form.reset({ name: "", email: "", eventType: "", eventDate: "", message: "" });
      dropDraft();
      setConfirmation(outcome.confirmation);
      notify("success", SENT);
    },
    (errors) => {
      if (errors.root?.message) return fail(errors.root.message);
      if (errors.email?.message === INVALID_EMAIL) notify("error", INVALID_EMAIL);
    },
  );

  const submit = once((event) => {
    setConfirmation(undefined);
    return send(event);
  });

  return { form, submit, failure, confirmation };
}
