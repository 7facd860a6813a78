"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { showErrors } from "@/components/ui/show-errors";
import { uploadGalleryItem } from "@/lib/client/gallery-admin";
import { invalidInput } from "@/lib/client/http";
import { newGalleryItemSchema } from "@/lib/contract/gallery";
import { mediaTypeOfLink } from "@/lib/shared/video-link";
import type { AddInput, AddOutcomes } from "./add-input";
import { altOf } from "./item-fields";
import { useLinkPreview } from "./use-link-preview";

const FIELDS = ["url", "title", "category", "description"] as const;

/** The add form's link mode: previews and adds a link. */
export function useLinkMode(form: UseFormReturn<AddInput>, { fail, succeed, reset }: AddOutcomes) {
  const preview = useLinkPreview(useWatch({ control: form.control, name: "url" }));

  const send = async ({ mode: _, url: typed, decorative, alt, ...fields }: AddInput) => {
    const url = typed.trim();
    const isCanceled = () => !window.confirm("This URL does not load. Add it anyway?");
    if (preview.isUnloadable(url) && isCanceled()) return;
    const item = newGalleryItemSchema.safeParse({
      ...fields,
      url,
      mediaType: mediaTypeOfLink(url),
      alt: altOf({ title: fields.title, alt, decorative }),
      ...preview.dimensionsOf(url),
    });
    try {
      if (!item.success) throw invalidInput(item.error);
      await uploadGalleryItem(item.data);
    } catch (error) {
      showErrors(form, error as Error, FIELDS);
      return fail((error as Error).message);
    }
    reset();
    succeed(1);
  };

  return { preview, send };
}
