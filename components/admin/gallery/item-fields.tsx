"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { galleryFilters } from "@/lib/content/gallery-filters";
import { NO_TITLE } from "@/lib/contract/fields";
import type { Category } from "@/lib/contract/gallery";
import { DESCRIPTION_LENGTH_LIMIT, TITLE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { AltFields } from "./alt-fields";

export const CROP_FIRST = "Apply the crop first, or keep the picture uncropped.";

/** The fields that each item has for itself. */
export interface TitleInput {
  title: string;
  alt: string;
  decorative: boolean;
}

/** An item's alt text: empty if decorative; otherwise what was typed, or the title. */
export const altOf = ({ title, alt, decorative }: TitleInput) =>
  decorative ? "" : alt.trim() || title.trim();

/** The fields of a {@link TitleInput}. Must be inside the form's FormProvider. */
export function TitleFields() {
  const { register, control, setValue, formState } = useFormContext<TitleInput>();
  const [alt, decorative] = useWatch({ control, name: ["alt", "decorative"] });
  return (
    <>
      <Field label="Title" error={formState.errors.title?.message}>
        {(input) => (
          <input
            {...input}
            {...register("title", { validate: (title) => title.trim() !== "" || NO_TITLE })}
            maxLength={TITLE_LENGTH_LIMIT}
            required
          />
        )}
      </Field>
      <AltFields
        alt={alt}
        decorative={decorative}
        onChange={(changes) => {
          if (changes.alt !== undefined) setValue("alt", changes.alt);
          if (changes.decorative !== undefined) setValue("decorative", changes.decorative);
        }}
      />
    </>
  );
}

/** The fields that the add form and the edit form share. */
export interface ItemInput {
  description: string;
  category: Category;
  featured: boolean;
}

/** The fields of an {@link ItemInput}. Must be inside the form's FormProvider. */
export function ItemFields() {
  const { register, formState } = useFormContext<ItemInput>();
  const { errors } = formState;
  return (
    <>
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <select {...control} {...register("category", { required: "Please choose a category." })} required>
            <option value="" disabled>
              Please choose
            </option>
            {galleryFilters
              .filter(({ id }) => id !== "all")
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Field label="Description" error={errors.description?.message} hint="Optional. Shown under the title.">
        {(control) => (
          <textarea
            {...control}
            {...register("description")}
            rows={2}
            maxLength={DESCRIPTION_LENGTH_LIMIT}
            className={`${control.className} resize-y`}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" {...register("featured")} className="size-5 shrink-0 accent-accent-strong" />
        <span>
          Featured <span className="text-muted text-sm">(shown next to its service)</span>
        </span>
      </label>
    </>
  );
}
