"use client";

import { Field } from "@/components/ui/field";
import { ALT_LENGTH_LIMIT } from "@/lib/contract/limits";

interface AltFieldsProps {
  alt: string;
  decorative: boolean;
  onChange: (changes: { alt?: string; decorative?: boolean }) => void;
  error?: string | undefined;
}

/** An item's alt text, and the checkbox that marks it as decorative. */
export function AltFields({ alt, decorative, onChange, error }: AltFieldsProps) {
  return (
    <div className="grid gap-1">
      <Field
        label="Alt text"
        hint="Describes it for screen readers and search engines. If empty, the title is used."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            value={decorative ? "" : alt}
            disabled={decorative}
            onChange={(event) => onChange({ alt: event.target.value })}
            maxLength={ALT_LENGTH_LIMIT}
            className={`${control.className} disabled:opacity-60`}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => onChange({ decorative: event.target.checked })}
          className="size-5 shrink-0 accent-accent-strong"
        />
        Decorative: nothing to describe
      </label>
    </div>
  );
}
