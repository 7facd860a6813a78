"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { NO_MEDIA } from "@/lib/contract/gallery";
import { LINK_LENGTH_LIMIT } from "@/lib/contract/limits";
import { isMediaLink, mediaTypeOfLink } from "@/lib/shared/video-link";
import type { AddInput } from "./add-input";
import { TitleFields } from "./item-fields";
import { MediaPreview } from "./media-preview";
import type { useLinkPreview } from "./use-link-preview";

interface LinkModeProps {
  preview: ReturnType<typeof useLinkPreview>;
}

/** The add form's link, with its preview and fields. Must be inside the form's FormProvider. */
export function LinkMode({ preview }: LinkModeProps) {
  const { register, formState } = useFormContext<AddInput>();
  return (
    <>
      <Field
        label="URL of a picture or video"
        hint="Starts with https://. YouTube and Vimeo videos play on this site."
        error={formState.errors.url?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register("url", { validate: (typed) => isMediaLink(typed.trim()) || NO_MEDIA })}
            type="url"
            inputMode="url"
            maxLength={LINK_LENGTH_LIMIT}
            required
          />
        )}
      </Field>
      {preview.url && (
        <MediaPreview
          url={preview.url}
          mediaType={mediaTypeOfLink(preview.url)}
          onFailed={preview.onFailed}
          onDimensions={preview.onDimensions}
        />
      )}
      <TitleFields />
    </>
  );
}
