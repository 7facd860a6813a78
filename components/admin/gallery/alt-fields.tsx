"use client";

import { Field } from "@/components/ui/field";
import { ALT_LENGTH_LIMIT } from "@/lib/contract/limits";

interface AltFieldsProps {
  alt: string;
  decorative: boolean;
  onChange: (changes: { alt?: string; decorative?: boolean }) => void;
  error?: string | undefined;
}

/** What a picture shows, for those who don't see it; or that it is there for its looks alone. */
export function AltFields({ alt, decorative, onChange, error }: AltFieldsProps) {
  return (
    <div className="grid gap-1">
      <Field
        label="What can be seen"
        hint="For people who don't see it, and for search engines. The title is read when it is empty."
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
        Decorative: there is nothing to say about it
      </label>
    </div>
  );
}
