"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { useId, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { erasePerson } from "@/lib/client/persons";
import { REASON_NAMES } from "@/lib/content/erasing";
import type { Erasure, ErasureReason, Person } from "@/lib/contract/persons";
import { forgetDraft } from "../forms/use-draft";
import { announceFailure } from "../lists/announce-failure";
import { noteDraftName, replyDraftName } from "../messages/draft-names";
import { forgetQuestion } from "../replies/reply-question";
import { useAdmin } from "../shell/admin-provider";
import { refreshNews } from "../shell/news";
import { Panel } from "../shell/panel";
import { countsOf, countWords } from "./counts";
import { ElsewhereList } from "./elsewhere-list";
import { personQuery } from "./queries";

interface ErasePersonProps {
  messageId: string;
  person: Person;
  onErased: (erasure: Erasure) => void;
}

/** Erases everything that is shown above, once the admin has confirmed to have seen it. */
export function ErasePerson({ messageId, person, onErased }: ErasePersonProps) {
  const { _id: adminId } = useAdmin();
  const client = useQueryClient();
  const [isSure, setIsSure] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const errorId = useId();
  const [reason, setReason] = useState<ErasureReason | "">("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => erasePerson(messageId, { seen: person.seen, ...(reason && { reason }) }),
    onSuccess: (erasure) => {
      // What this device keeps of them.
      for (const { _id } of person.messages) {
        forgetQuestion(adminId, _id);
        forgetDraft(adminId, noteDraftName(_id));
        forgetDraft(adminId, replyDraftName(_id));
      }
      onErased(erasure);
      refreshNews(client);
      // Also the notifications and the dashboard named them.
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "person" });
    },
    onError: (error) => {
      announceFailure(error);
      client.invalidateQueries(personQuery(messageId));
    },
  });
  const isBusiness =
    person.messages.some(({ status }) => status === "booked") ||
    person.records.some(({ kind }) => kind === "deposit");
  return (
    <Panel title="Erase">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(!isSure);
          if (isSure && !isPending) mutate();
        }}
        className="grid gap-5 border-line border-t p-4 sm:p-5"
      >
        <p className="max-w-prose">
          This erases {countWords(countsOf(person))}, including trash and spam. It can't be undone. A record
          of when, by whom, why and how many is kept, but not whose data it was.
        </p>
        {isBusiness && (
          <p className="max-w-prose rounded-field bg-sunken px-4 py-3">
            There is a booking or a deposit. First write down what the law requires you to keep, such as the
            date and the price.
          </p>
        )}
        {person.elsewhere.length > 0 && (
          <div className="grid gap-3">
            <h3 className="font-sans font-semibold">What you have to erase yourself</h3>
            <ElsewhereList places={person.elsewhere} />
          </div>
        )}
        <Field label="Reason (optional)" className="max-w-sm">
          {(control) => (
            <select
              {...control}
              value={reason}
              onChange={({ target }) => setReason(target.value as ErasureReason | "")}
            >
              <option value="">No reason given</option>
              {Object.entries(REASON_NAMES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={isSure}
              onChange={({ target }) => setIsSure(target.checked)}
              aria-invalid={isAsked && !isSure}
              aria-describedby={errorId}
              className="size-5 shrink-0 accent-accent-strong"
            />
            I have checked everything listed here and want to erase it permanently.
          </label>
          <p id={errorId} role="status" className="text-danger text-sm">
            {isAsked && !isSure && "Tick this box first."}
          </p>
        </div>
        <button
          type="submit"
          aria-disabled={isPending}
          className={`${buttonClass("danger")} justify-self-start max-sm:w-full`}
        >
          <Eraser aria-hidden="true" className="size-5" />
          {isPending ? "Erasing..." : "Erase everything"}
        </button>
      </form>
    </Panel>
  );
}
