import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { DETAIL_LABELS } from "@/lib/content/enquiry-details";
import {
  COMPANY_LENGTH_LIMIT,
  GUESTS_LENGTH_LIMIT,
  PO_NUMBER_LENGTH_LIMIT,
  VENUE_LENGTH_LIMIT,
} from "@/lib/contract/limits";
import type { Enquiry } from "@/lib/contract/messages";
import { DETAIL_NAMES } from "@/lib/shared/enquiry-details";
import type { EnquiryInput } from "./enquiry-input";

interface DetailFieldsProps {
  form: UseFormReturn<EnquiryInput, unknown, Enquiry>;
}

/** What can be told besides, folded away. A draft or an error in it unfolds it. Without React it folds all the same. */
export function DetailFields({ form }: DetailFieldsProps) {
  const { errors, isSubmitting } = form.formState;
  const fold = useRef<HTMLDetailsElement>(null);
  const isWrong = DETAIL_NAMES.some((name) => errors[name]);
  useEffect(() => {
    const isFilled = () => DETAIL_NAMES.some((name) => form.getValues(name));
    // The draft is restored by an effect of the form, which runs after this one.
    queueMicrotask(() => {
      if (fold.current && (isWrong || isFilled())) fold.current.open = true;
    });
  }, [form, isWrong]);

  const text = (
    name: "venue" | "guests" | "company" | "poNumber",
    maxLength: number,
    autoComplete?: string,
  ) => (
    <Field label={DETAIL_LABELS[name]} error={errors[name]?.message}>
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          readOnly={isSubmitting}
          maxLength={maxLength}
          autoComplete={autoComplete ?? "off"}
        />
      )}
    </Field>
  );
  const time = (name: "startTime" | "endTime") => (
    <Field label={DETAIL_LABELS[name]} error={errors[name]?.message}>
      {(control) => <input {...control} {...form.register(name)} readOnly={isSubmitting} type="time" />}
    </Field>
  );
  const choice = (name: "needsInvoice" | "needsCertificate") => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        value="yes"
        {...form.register(name)}
        className="size-5 shrink-0 accent-accent-strong"
      />
      {DETAIL_LABELS[name]}
    </label>
  );
  return (
    <details ref={fold} className="group rounded-field border border-field-line/60">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-field px-4 py-2.5 font-semibold text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        More details (optional)
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      {/* Not only folded: browsers never finish transitions in what is folded away. */}
      <div className="hidden gap-5 px-4 pt-2 pb-5 group-open:grid">
        {text("venue", VENUE_LENGTH_LIMIT)}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-5">
          {time("startTime")}
          {time("endTime")}
          {text("guests", GUESTS_LENGTH_LIMIT)}
        </div>
        <div className="hidden gap-5 [form:has(option[value=corporate]:checked)_&]:grid">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(14rem,40%),100%),1fr))] gap-5">
            {text("company", COMPANY_LENGTH_LIMIT, "organization")}
            {text("poNumber", PO_NUMBER_LENGTH_LIMIT)}
          </div>
          <div className="grid">
            {choice("needsInvoice")}
            {choice("needsCertificate")}
          </div>
        </div>
      </div>
    </details>
  );
}
