"use client";

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Resolver, useForm } from "react-hook-form";
import { notify, prepareToasts } from "@/components/ui/toaster";
import { useAnnouncedSubmission } from "@/components/ui/use-announced-submission";
import { moveTo } from "@/lib/client/address";
import { NETWORK_ERROR } from "@/lib/client/texts";
import type { Enquiry } from "@/lib/contract/messages";
import { DETAIL_NAMES } from "@/lib/shared/enquiry-details";
import { EXTRA_FIELD } from "@/lib/shared/form-traces";
import { dropDraft, keepDraft, keyFor, restoreDraft } from "./draft";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";
import { keepClearOfToasts } from "./keep-clear-of-toasts";
import type { AfterSending } from "./send-from-form";
import { unfoldDetails } from "./unfold-details";

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

const SENT = "Message sent successfully! We'll get back to you soon.";

/**
 * The date that the URL asks for (`/contact?date=2031-06-14`), if the field accepts it. In a new document, ASKED_DATE_SCRIPT
 * (lib/shared/asked.ts) has filled it in already.
 */
function dateAskedFor(card: HTMLElement | null): string | undefined {
  const date = new URLSearchParams(location.search).get("date");
  const field = card?.querySelector<HTMLInputElement>("[name=eventDate]");
  if (!date || !field) return undefined;
  field.value = date;
  const isAccepted = field.value === date && field.validity.valid;
  field.value = "";
  return isAccepted ? date : undefined;
}

const needAttention = (fields: number, more = "") =>
  fields === 1 ? `One${more} field needs your attention.` : `${fields}${more} fields need your attention.`;

/** Loads what the form needs later, while there is a connection. */
export function prepareToSend(): void {
  loadChecks().catch(() => {});
  prepareToasts().catch(() => {});
}

/**
 * The enquiry form's state: idle, sending, then sent (cleared, with a confirmation in its place) or failed
 * (kept).
 *
 * @param subject the package that was chosen, if any.
 * @param after what happens to an enquiry after it is stored.
 */
export function useEnquiryForm(subject: string | undefined, after: AfterSending) {
  // No default values: what was typed before this code loaded is read from the fields.
  const form = useForm<EnquiryInput, unknown, Enquiry>({ resolver, mode: "onTouched" });
  const { failure, fail, once } = useAnnouncedSubmission();
  const [confirmation, setConfirmation] = useState<ReactNode>();
  const card = useRef<HTMLDivElement>(null);
  const hasDraft = useRef(false);

  useEffect(() => {
    const typedEarly = ENQUIRY_FIELDS.some((field) => form.getValues(field));
    const draft = restoreDraft();
    hasDraft.current = draft !== undefined;
    const date = !form.getValues("eventDate") && dateAskedFor(card.current);
    if (date) {
      form.setValue("eventDate", date);
      form.setFocus("eventType");
    }
    for (const field of ENQUIRY_FIELDS) {
      // Setting a value again notifies its watchers, such as the hint below the date, of what was typed before hydration.
      const value = form.getValues(field) || draft?.[field];
      if (value) form.setValue(field, value);
    }
    // What was typed before hydration is not in the draft yet.
    if (typedEarly) keepDraft(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(values),
    });
  }, [form]);

  const again = () => {
    card.current?.style.removeProperty("min-height");
    flushSync(() => setConfirmation(undefined));
    form.setFocus("eventDate");
  };

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    const traces = {
      isExtraFilled: Boolean(new FormData(event.currentTarget).get(EXTRA_FIELD)),
      elapsedMs: hasDraft.current ? undefined : performance.now(),
    };
    const button = event.currentTarget.querySelector<HTMLElement>("[type=submit]");
    // Later, when the first wrong field has the focus or the alert is on the page.
    const keepClear = () => setTimeout(() => button && keepClearOfToasts(button));
    return form.handleSubmit(
      async (checked) => {
        const enquiry = { ...checked, ...(subject && { subject }) };
        const outcome = await import("./send-from-form").then(
          ({ sendFromForm }) =>
            sendFromForm(form, enquiry, keyFor(JSON.stringify(enquiry)), traces, after, again),
          // Its code could not be loaded: the connection is lost.
          () => ({ failure: NETWORK_ERROR }),
        );
        if ("failure" in outcome) {
          fail(outcome.failure);
          return void keepClear();
        }
        // Blurring a field validates it, so blur before the fields are cleared.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        form.reset(Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ""])));
        dropDraft();
        unfoldDetails(card.current, false);
        // The confirmation takes the same space, so that nothing below moves.
        card.current?.style.setProperty("min-height", `${card.current.offsetHeight}px`);
        setConfirmation(outcome.confirmation);
        // The package and the date in the URL belonged to this enquiry.
        if (location.search) moveTo("/contact", "replace");
        notify("success", SENT);
      },
      ({ root, ...errors }) => {
        const wrong = Object.keys(errors).length;
        // Before the first wrong field gets the focus.
        if (DETAIL_NAMES.some((name) => errors[name])) unfoldDetails(card.current, true);
        if (root?.message) fail(root.message);
        else if (errors.email && (wrong === 1 || form.getValues("email"))) {
          const others = wrong > 1 ? needAttention(wrong - 1, " more") : undefined;
          notify("error", errors.email.message ?? "", others);
        } else notify("error", needAttention(wrong));
        keepClear();
      },
    )(event);
  };

  const submit = once(send);

  return { form, submit, failure, confirmation, card };
}
