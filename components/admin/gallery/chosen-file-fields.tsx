"use client";

import { Field } from "@/components/ui/field";
import { TITLE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { AltFields } from "./alt-fields";
import type { ChosenFile } from "./use-chosen-files";

interface ChosenFileFieldsProps {
  chosen: ChosenFile;
  titleError: string | undefined;
  onChange: (changes: Partial<ChosenFile>) => void;
}

/** The fields of one chosen file. The add form's other fields apply to all of its files. */
export function ChosenFileFields({ chosen, titleError, onChange }: ChosenFileFieldsProps) {
  const { title, alt, decorative } = chosen;
  return (
    <>
      <Field label="Title" error={titleError}>
        {(control) => (
          <input
            {...control}
            value={title}
            onChange={(event) => onChange({ title: event.target.value })}
            maxLength={TITLE_LENGTH_LIMIT}
            required
          />
        )}
      </Field>
      <AltFields alt={alt} decorative={decorative} onChange={onChange} />
    </>
  );
}
