"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useForm } from "react-hook-form";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { addNote, fetchNotes, removeNote } from "@/lib/client/notes";
import { NOTE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { type NewNote, type Note, newNoteSchema } from "@/lib/contract/notes";
import { formatDateTime } from "@/lib/shared/format-date";
import { useDraft } from "../forms/use-draft";
import { announceFailure } from "../lists/announce-failure";
import { refreshNews } from "../shell/news";
import { noteDraftName } from "./draft-names";

/** Fetched again with the message. */
const notesQuery = (messageId: string) =>
  queryOptions({
    queryKey: ["message", "notes", messageId],
    queryFn: ({ signal }) => fetchNotes(messageId, signal),
    meta: { announce: false },
  });

/** The admins' notes about a message. Its sender never sees them. */
export function MessageNotes({ messageId }: { messageId: string }) {
  const { data: notes = [] } = useQuery(notesQuery(messageId));
  return (
    <section aria-label="Notes" className="grid gap-3 border-line border-t p-4 sm:p-6">
      <h3 className="font-sans font-semibold">Notes</h3>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <NoteRow key={note._id} note={note} messageId={messageId} />
          ))}
        </ul>
      )}
      <NoteForm messageId={messageId} />
    </section>
  );
}

function NoteRow({ note: { _id, text, by, createdAt }, messageId }: { note: Note; messageId: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeNote(_id),
    onSuccess: () => refreshNews(client),
    onError: (error) => announceFailure(error),
    onSettled: () => client.invalidateQueries(notesQuery(messageId)),
  });
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="text-muted text-sm">
          {by}, {formatDateTime(createdAt)}
        </p>
      </div>
      <button
        type="button"
        onClick={() => !isPending && confirm("Delete this note? This can't be undone.") && mutate()}
        aria-disabled={isPending}
        className={`${buttonClass("bare", "icon")} -mt-2`}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="sr-only">Delete the note of {by}</span>
      </button>
    </li>
  );
}

function NoteForm({ messageId }: { messageId: string }) {
  const client = useQueryClient();
  const form = useForm<NewNote>({ resolver: zodResolver(newNoteSchema), defaultValues: { text: "" } });
  const { discard } = useDraft(form, { name: noteDraftName(messageId) });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (note) => {
    try {
      await addNote(messageId, note);
      discard({ text: "" });
      refreshNews(client);
      await client.invalidateQueries(notesQuery(messageId));
    } catch (error) {
      const failure = showErrors(form, error as Error, ["text"]);
      if (failure) notify("error", failure);
    }
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <Field label="Add a note" error={errors.text?.message} hint="Only admins who answer enquiries see it.">
        {(control) => (
          <textarea
            {...control}
            {...form.register("text")}
            readOnly={isSubmitting}
            rows={2}
            maxLength={NOTE_LENGTH_LIMIT}
            className={`${control.className} resize-y`}
          />
        )}
      </Field>
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${buttonClass("quiet")} justify-self-start`}
      >
        {isSubmitting ? "Saving..." : "Save note"}
      </button>
    </form>
  );
}
