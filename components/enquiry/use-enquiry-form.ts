"use client";

import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { notify, prepareToasts } from "@/components/ui/toaster";
import { NETWORK_ERROR } from "@/lib/client/texts";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { dropDraft, keepDraft, keyFor, restoreDraft } from "./draft";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";

/** The checks are fetched when the visitor reaches the form, not with the page. */
const loadChecks = () => import("./resolver");
const resolver: Resolver<EnquiryInput, unknown, Enquiry> = async (...given) => {
  try {
    const { enquiryResolver } = await loadChecks();
    return enquiryResolver(...(given as unknown as Parameters<typeof enquiryResolver>)) as never;
  } catch {
    // The connection is lost. Nothing can be checked, so nothing may be sent.
    return { values: {}, errors: { root: { type: "offline", message: NETWORK_ERROR } } };
  }
};

const INVALID_EMAIL = "Please enter a valid email address";
const SENT = "Message sent successfully! We'll get back to you soon.";

/** Fetches what the form needs later, while there is a connection. */
export function prepareToSend(): void {
  loadChecks().catch(() => {});
  prepareToasts().catch(() => {});
}

/**
 * The enquiry form's state: idle, sending, then sent (cleared) or failed (kept).
 *
 * @param subject what the enquiry is about beside its fields: the package that was chosen.
 * @param copies the services that are sent a copy of what was stored.
 */
export function useEnquiryForm(subject: string | undefined, copies: DeliveryServices | undefined) {
  // No default values: what was typed before this code arrived is taken from the fields.
  const form = useForm<EnquiryInput, unknown, Enquiry>({ resolver, mode: "onTouched" });
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const sending = useRef(false);

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

  const fail = (text: string) => {
    setFailure(text);
    notify("error", text);
  };

  const send = form.handleSubmit(
    async (checked) => {
      const enquiry = { ...checked, ...(subject && { subject }) };
      const outcome = await import("@/lib/client/enquiries/send-enquiry").then(
        ({ sendEnquiry }) => sendEnquiry(enquiry, keyFor(JSON.stringify(enquiry)), copies),
        // The code for it could not be fetched: the connection is lost.
        () => ({ sent: false as const, message: NETWORK_ERROR, errors: [] }),
      );
      if (!outcome.sent) {
        const { message, errors } = outcome;
        const refused = ENQUIRY_FIELDS.filter((name) => errors.some(({ field }) => field === name));
        for (const [index, name] of refused.entries()) {
          const text = errors.find(({ field }) => field === name)?.message ?? message;
          form.setError(name, { message: text }, { shouldFocus: index === 0 });
        }
        return fail(message);
      }
      // Leaving a field checks it: the fields are left before they are emptied.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      form.reset({ name: "", email: "", eventType: "", eventDate: "", message: "" });
      dropDraft();
      setSent(true);
      notify("success", SENT);
    },
    (errors) => {
      if (errors.root?.message) return fail(errors.root.message);
      if (errors.email?.message === INVALID_EMAIL) notify("error", INVALID_EMAIL);
    },
  );

  /** Sends once, however often it is called meanwhile. */
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    setSent(false);
    try {
      await send(event);
    } finally {
      sending.current = false;
    }
  };

  return { form, submit, failure, sent };
}
