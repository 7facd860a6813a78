import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import {
  EMAIL_LENGTH_LIMIT,
  EVENT_DATE_RANGE,
  MESSAGE_LENGTH_LIMIT,
  NAME_LENGTH_LIMIT,
} from "@/lib/contract/limits";
import type { Enquiry } from "@/lib/contract/messages";
import type { EnquiryInput } from "./enquiry-input";

/** The five fields of the enquiry form, with their errors and hints. */
export function EnquiryFields({ form }: { form: UseFormReturn<EnquiryInput, unknown, Enquiry> }) {
  const { errors, isSubmitting } = form.formState;
  const eventDate = useWatch({ control: form.control, name: "eventDate" });
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(14rem,40%),100%),1fr))] gap-5">
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
        <Field label="Email" error={errors.email?.message}>
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
        <Field
          label="Event date"
          error={errors.eventDate?.message}
          hint={isPast(eventDate) && "That date is in the past. Is it right?"}
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
        hint="The venue, the hours, the number of guests, the music or photos you have in mind."
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
    </>
  );
}

/** Compares plain dates in the visitor's time zone. */
function isPast(date: string | undefined): boolean {
  if (!date) return false;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return date < today;
}
