"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArchiveRestore, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { MAIN_ID } from "@/components/ui/skip-link";
import { notify } from "@/components/ui/toaster";
import { removeTemplate, restoreTemplate } from "@/lib/client/templates";
import { REPLY_FIELDS } from "@/lib/content/reply-fields";
import type { Template } from "@/lib/contract/templates";
import { announceFailure } from "../lists/announce-failure";
import { focusFirst } from "../lists/focus";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { templatesQuery } from "./queries";
import { TemplateDialog } from "./template-dialog";

/** The templates for replies: edited, added, deleted and restored. */
export function TemplatesPart() {
  const { data: templates, failure, loading, refresh } = useLoaded(templatesQuery);
  const [open, setOpen] = useState<string>();
  const shown = templates?.filter(({ origin }) => origin !== "removed");
  const removed = templates?.filter(({ origin }) => origin === "removed") ?? [];
  return (
    <section aria-labelledby="templates">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="templates" className="mr-auto text-2xl">
          Templates
        </h2>
        <button
          type="button"
          onClick={() => templates && setOpen("new")}
          aria-disabled={!templates}
          className={`${buttonClass("primary")} max-sm:w-full`}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add a template
        </button>
      </div>
      <p className="mb-5 max-w-prose text-muted">
        Start a reply from one of these. {REPLY_FIELDS.map((field) => `{${field}}`).join(", ")} are filled in
        from the enquiry.
      </p>
      {failure && <LoadFailure reason={failure} onRetry={refresh} />}
      {shown?.length === 0 && (
        <p className="mb-3">
          No templates. Add one{removed.length > 0 && ", or restore a deleted one below"}.
        </p>
      )}
      <ul aria-busy={loading} aria-label="Templates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!shown &&
          !failure &&
          [1, 2, 3, 4].map((row) => (
            <li key={row}>
              <Skeleton className="h-40" />
            </li>
          ))}
        {shown?.map((template) => (
          <TemplateRow key={template._id} template={template} onEdit={() => setOpen(template._id)} />
        ))}
      </ul>
      {removed.length > 0 && (
        <section aria-label="Deleted templates" className="mt-6 grid gap-2">
          <h3 className="font-sans font-semibold">Deleted</h3>
          <ul className="grid gap-2">
            {removed.map((template) => (
              <li key={template._id} className="flex items-center gap-3">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{template.name}</span>
                <RestoreButton template={template} words="Restore" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open && templates && (
        <TemplateDialog
          template={templates.find(({ _id }) => _id === open)}
          refresh={refresh}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function TemplateRow({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const { _id, name, text, origin } = template;
  const remove = useChange(() => removeTemplate(_id), "Template deleted");
  const isFinal = origin === "own";
  const question = `Delete “${name}”? ${isFinal ? "This can't be undone." : "You can restore it below the others."}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-3 font-display text-xl [overflow-wrap:anywhere]">
        {name}
        {origin === "changed" && <Badge>Changed</Badge>}
        {origin === "own" && <Badge>Added</Badge>}
      </h3>
      <p className="line-clamp-3 text-muted [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={onEdit} className={`${buttonClass("quiet")} px-4`}>
          <Pencil aria-hidden="true" className="size-5" />
          Edit<span className="sr-only"> {name}</span>
        </button>
        {origin === "changed" && <RestoreButton template={template} words="Restore the default" />}
        <button
          type="button"
          onClick={() => !remove.isPending && confirm(question) && remove.mutate()}
          aria-disabled={remove.isPending}
          className={`${buttonClass("danger")} ml-auto px-4`}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          Delete<span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}

function RestoreButton({ template: { _id, name, origin }, words }: { template: Template; words: string }) {
  const { mutate, isPending } = useChange(() => restoreTemplate(_id), "Template restored");
  const question = `Restore the default of “${name}”? Your changes will be lost.`;
  return (
    <button
      type="button"
      onClick={() => !isPending && (origin === "removed" || confirm(question)) && mutate()}
      aria-disabled={isPending}
      className={`${buttonClass("quiet")} px-4`}
    >
      <ArchiveRestore aria-hidden="true" className="size-5" />
      {words}
      <span className="sr-only">: {name}</span>
    </button>
  );
}

function useChange(mutationFn: () => Promise<void>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      notify("success", done);
      // The button is gone.
      focusFirst(MAIN_ID);
    },
    onError: (error) => announceFailure(error),
    onSettled: () => client.invalidateQueries(templatesQuery),
  });
}
