"use client";

import { useCallback, useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { useAdmin } from "../shell/admin-provider";

interface DraftOptions<Values> {
  /** Identifies the form and its record, such as `user:new`. Each admin has their own draft. */
  name: string;
  /** Fields that are never stored, such as passwords. */
  exclude?: (keyof Values)[];
  /** The field that says what the changes are based on, such as a version. It is stored with them. */
  basis?: keyof Values;
}

export interface FormDraft<Values> {
  /** Whether the form was filled from a draft. */
  restored: boolean;
  /** Removes the draft and resets the form to `values`. */
  discard: (values: Values) => void;
  /** Resets the form to newer `values` and reapplies the changes made here. */
  rebase: (values: Values) => void;
  /** Removes the draft, after the form was saved or canceled. */
  clear: () => void;
}

const keyOf = (adminId: string, name: string) => `draft:${adminId}:${name}`;

/** Whether an admin left something in a form on this device. @param name as in {@link useDraft}. */
export const hasDraft = (adminId: string, name: string): boolean =>
  storedDraft(keyOf(adminId, name)) !== undefined;

/** Forgets what an admin left in a form on this device. @param name as in {@link useDraft}. */
export const forgetDraft = (adminId: string, name: string): void => removeDraft(keyOf(adminId, name));

/**
 * Stores a form's unsaved changes on this device, and restores them when the form is opened again: after a reload,
 * an expired session or a dead battery.
 *
 * Stores only the changed fields, so that the others show the server's latest values.
 */
export function useDraft<Values extends FieldValues, Context, Checked>(
  form: UseFormReturn<Values, Context, Checked>,
  { name, exclude, basis }: DraftOptions<Values>,
): FormDraft<Values> {
  const key = keyOf(useAdmin()._id, name);
  const excludedKey = exclude?.join();
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
        const excluded = [...(excludedKey?.split(",") ?? []), basis];
        const changes = changesOf(values, defaultValues as Partial<Values>, excluded);
        if (Object.keys(changes).length === 0) removeDraft(key);
        else storeDraft(key, basis ? { ...changes, [basis]: values[basis] } : changes);
      },
    });
  }, [form, fill, key, excludedKey, basis]);

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
  const clear = () => {
    removeDraft(key);
    setRestored(false);
  };
  return { restored, discard, rebase, clear };
}

/** The fields whose values differ, except the excluded ones. */
function changesOf<Values extends FieldValues>(
  values: Values,
  before: Partial<Values>,
  excluded: (keyof Values | undefined)[],
): Partial<Values> {
  const differs = (field: string) => JSON.stringify(values[field]) !== JSON.stringify(before[field]);
  const changed = Object.keys(values).filter((field) => !excluded.includes(field) && differs(field));
  return Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values>;
}
