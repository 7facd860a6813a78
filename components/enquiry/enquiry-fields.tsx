import { useEffect, useReducer } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import {
  EMAIL_LENGTH_LIMIT,
  EVENT_DATE_RANGE,
  MESSAGE_LENGTH_LIMIT,
  NAME_LENGTH_LIMIT,
  PHONE_LENGTH_LIMIT,
} from "@/lib/contract/limits";
import type { Enquiry } from "@/lib/contract/messages";
import { meantAddress } from "@/lib/shared/mail-typo";
import type { EnquiryInput } from "./enquiry-input";

/** Nobody books a DJ for later; a year is easily mistyped. */
const FAR_YEARS = 3;

/** The fields of the enquiry form, five of them required, with their errors and hints. */
export function EnquiryFields({ form }: { form: UseFormReturn<EnquiryInput, unknown, Enquiry> }) {
  const { errors, isSubmitting, touchedFields } = form.formState;
  // Draws the hints anew; what is in the fields is read each time. The watch may miss what is typed while this code starts,
  // so they are drawn once more after that.
  useWatch({ control: form.control, name: ["eventDate", "email"] });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(drawAgain, []);
  const { eventDate, email } = form.getValues();
  const meant = email && touchedFields.email ? meantAddress(email) : undefined;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(14rem,40%),100%),1fr))] gap-5">
        {/* What the page asks for comes first. */}
        <Field label="Event date" error={errors.eventDate?.message} hint={unusual(eventDate)}>
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
        <Field label="Event type" error={errors.eventType?.message}>
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
        <Field
          label="Email"
          error={errors.email?.message}
          hint={
            meant && (
              <button
                type="button"
                onClick={() => form.setValue("email", meant, { shouldValidate: true })}
                className="min-h-11 text-left text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                Did you mean {meant}?
              </button>
            )
          }
        >
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
        <Field label="Phone (optional)" error={errors.phone?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register("phone")}
              readOnly={isSubmitting}
              type="tel"
              autoComplete="tel"
              maxLength={PHONE_LENGTH_LIMIT}
            />
          )}
        </Field>
        <Field label="Best way to reach you" error={errors.reachBy?.message}>
          {(control) => (
            <select {...control} {...form.register("reachBy")}>
              <option value="">Email</option>
              {Object.entries(REACH_BY_NAMES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field
        label="About your event"
        error={errors.message?.message}
        hint="The venue, the hours, the number of guests, the music or photos you have in mind."
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register("message")}
            readOnly={isSubmitting}
            rows={3}
            required
            maxLength={MESSAGE_LENGTH_LIMIT}
            className={`${control.className} resize-y leading-relaxed`}
          />
        )}
      </Field>
    </>
  );
}

/** Asks about a date in the past or far away. Compares plain dates in the visitor's time zone. */
function unusual(date: string | undefined): string | undefined {
  if (!date) return undefined;
  const now = new Date();
  const inYears = (years: number) =>
    [now.getFullYear() + years, now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  if (date < inYears(0)) return "That date is in the past. Is it right?";
  if (date > inYears(FAR_YEARS)) return `That date is more than ${FAR_YEARS} years away. Is it right?`;
  return undefined;
}
