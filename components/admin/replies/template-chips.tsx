"use client";

import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import { useFeature } from "../shell/features";
import { REPLIES_PATH } from "../shell/sections";
import { templatesQuery } from "./queries";

interface TemplateChipsProps {
  /** Whether a template can be used without losing words. */
  isEmpty: boolean;
  onUse: (text: string) => void;
}

/** The templates, one tap each, and the way to change them. */
export function TemplateChips({ isEmpty, onUse }: TemplateChipsProps) {
  const hasTemplates = useFeature("templates");
  const { data = [] } = useQuery({ ...templatesQuery, enabled: hasTemplates });
  if (!hasTemplates) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Begin with a template</legend>
      <div className="flex flex-wrap gap-2">
        {data
          .filter(({ origin }) => origin !== "removed")
          .map(({ _id, name, text }) => (
            <button
              key={_id}
              type="button"
              onClick={() => (isEmpty || confirm("Replace what you have written?")) && onUse(text)}
              className="min-h-11 max-w-full rounded-full border border-field-line px-4 py-2 font-semibold transition-colors [overflow-wrap:anywhere] hover:bg-sunken"
            >
              {name}
            </button>
          ))}
        <SiteLink
          href={REPLIES_PATH}
          className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-accent underline underline-offset-4"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Edit templates
        </SiteLink>
      </div>
    </fieldset>
  );
}
