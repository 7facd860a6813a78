"use client";

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { moveTo } from "@/components/ui/location-search";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import {
  EMAIL_LENGTH_LIMIT,
  EVENT_DATE_RANGE,
  MESSAGE_LENGTH_LIMIT,
  NAME_LENGTH_LIMIT,
} from "@/lib/contract/limits";
import { useChosenPackage } from "./use-chosen-package";
import { prepareToSend, useEnquiryForm } from "./use-enquiry-form";

interface EnquiryFormProps {
  copies: DeliveryServices | undefined;
  packageField: ReactNode;
}

/**
 * The enquiry form: all five fields are required (SPEC section 5).
 *
 * @param copies the services that are sent a copy of what was stored.
 * @param packageField what a package is chosen with where no code can read it from the address.
 */
export function EnquiryForm({ copies, packageField }: EnquiryFormProps) {
  const subject = useChosenPackage();
  const { form, submit, failure, sent } = useEnquiryForm(subject, copies);
  const { errors, isSubmitting } = form.formState;
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const eventDate = useWatch({ control: form.control, name: "eventDate" });

  return (
    <form
      // Before this code is there, and without JavaScript, the browser checks the form and sends it itself.
      noValidate={hydrated}
      method="post"
      action="/contact/send"
      onSubmit={submit}
      onFocus={prepareToSend}
      className="grid gap-5"
    >
      {sent && <Sent />}
      {packageField}
      {subject && (
        <p className="flex flex-wrap items-center gap-x-4 rounded-field bg-sunken px-4 py-1.5">
          <input type="hidden" name="subject" value={subject} />
          <span className="py-2">
            You chose <strong className="font-semibold">{subject}</strong>
          </span>
          <button
            type="button"
            onClick={() => moveTo("/contact", "replace")}
            className="min-h-11 text-accent underline underline-offset-4"
          >
            Ask without a package
          </button>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Your name" error={errors.name?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register("name")}
              readOnly={isSubmitting}
              autoComplete="name"
              required
              maxLength={NAME_LENGTH_LIMIT}
            />
          )}
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register("email")}
              readOnly={isSubmitting}
              type="email"
              autoComplete="email"
              required
              maxLength={EMAIL_LENGTH_LIMIT}
            />
          )}
        </Field>
        <Field label="Kind of event" error={errors.eventType?.message}>
          {(control) => (
            <select {...control} {...form.register("eventType")} required>
              <option value="">Please choose</option>
              {Object.entries(EVENT_TYPE_NAMES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Date of the event"
          error={errors.eventDate?.message}
          hint={isPast(eventDate) && "This date has passed. If that is what you mean, just go on."}
        >
          {(control) => (
            <input
              {...control}
              {...form.register("eventDate")}
              readOnly={isSubmitting}
              type="date"
              {...EVENT_DATE_RANGE}
              required
            />
          )}
        </Field>
      </div>
      <Field
        label="About your event"
        error={errors.message?.message}
        hint="Place, hours, number of guests, the music or pictures you have in mind."
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register("message")}
            readOnly={isSubmitting}
            rows={7}
            required
            maxLength={MESSAGE_LENGTH_LIMIT}
            className={`${control.className} resize-y leading-relaxed`}
          />
        )}
      </Field>
      {failure && (
        <Alert>
          {failure} <span className="text-ink">What you typed is kept on this device.</span>
        </Alert>
      )}
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${buttonClass("primary")} w-full text-lg sm:w-auto sm:justify-self-start sm:px-10`}
      >
        {isSubmitting ? "Sending..." : "Send enquiry"}
      </button>
    </form>
  );
}

/** The success that stays when the toast has gone; the focus comes here, since the fields are empty. */
function Sent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-field bg-good-tint px-5 py-4 text-good outline-none">
      <p className="font-display text-xl">Thank you. Your enquiry has arrived.</p>
      <p className="mt-1">You will have an answer by e-mail, usually within a day.</p>
    </div>
  );
}

/** Compares plain dates, as the visitor's calendar has them. */
function isPast(date: string | undefined): boolean {
  if (!date) return false;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return date < today;
}
