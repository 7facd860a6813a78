"use client";

import { useCallback, useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { useAdmin } from "../shell/admin-provider";

interface DraftOptions<Values> {
  /** Which form of which record, such as `user:new`; the draft is this admin's own. */
  name: string;
  /** Fields that are never stored: passwords. */
  never?: (keyof Values)[];
  /** The field that says what the changes were made on, such as a version; it is stored beside them. */
  basis?: keyof Values;
}

export interface FormDraft<Values> {
  /** Whether the form began with changes that were left unsaved. */
  restored: boolean;
  /** Forgets the draft and the changes: the form is as `values`. */
  discard: (values: Values) => void;
  /** Puts the changes on newer values: whatever was not changed here is as in `values`. */
  rebase: (values: Values) => void;
  /** Forgets the draft: the form was saved, or is left for good. */
  drop: () => void;
}

/**
 * Keeps what is changed in a form on this device until it is saved or dismissed, and puts it back when the
 * form is opened again: after a reload, an expired session, a dead battery.
 *
 * Only changed fields are kept, so that the others show what is stored by then.
 */
export function useDraft<Values extends FieldValues, Context, Checked>(
  form: UseFormReturn<Values, Context, Checked>,
  { name, never, basis }: DraftOptions<Values>,
): FormDraft<Values> {
  const key = `draft:${useAdmin()._id}:${name}`;
  const notStored = never?.join();
  const [restored, setRestored] = useState(false);

  const fill = useCallback(
    (changes: Partial<Values>) => {
      for (const [field, value] of Object.entries(changes)) {
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
      }
    },
    [form],
  );

  useEffect(() => {
    const draft = storedDraft<Partial<Values>>(key);
    if (draft) {
      fill(draft);
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        const left = [...(notStored?.split(",") ?? []), basis];
        const changes = changesOf(values, defaultValues as Partial<Values>, left);
        if (Object.keys(changes).length === 0) removeDraft(key);
        else storeDraft(key, basis ? { ...changes, [basis]: values[basis] } : changes);
      },
    });
  }, [form, fill, key, notStored, basis]);

  const discard = (values: Values) => {
    form.reset(values, { keepFieldsRef: true });
    removeDraft(key);
    setRestored(false);
  };
  const rebase = (values: Values) => {
    const before = form.formState.defaultValues as Partial<Values>;
    const changes = changesOf(form.getValues(), before, [basis]);
    form.reset(values, { keepFieldsRef: true });
    fill(changes);
  };
  const drop = () => {
    removeDraft(key);
    setRestored(false);
  };
  return { restored, discard, rebase, drop };
}

/** The fields that differ, without those that are left out. */
function changesOf<Values extends FieldValues>(
  values: Values,
  before: Partial<Values>,
  leftOut: (keyof Values | undefined)[],
): Partial<Values> {
  const differs = (field: string) => JSON.stringify(values[field]) !== JSON.stringify(before[field]);
  const changed = Object.keys(values).filter((field) => !leftOut.includes(field) && differs(field));
  return Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values>;
}
