"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { isGone } from "@/lib/client/http";
import { changeMessage } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { forgetDraft } from "../forms/use-draft";
import { announceFailure } from "../lists/announce-failure";
import { replyDraftName } from "../messages/draft-names";
import { refreshMessages } from "../messages/queries";
import { useAdmin } from "../shell/admin-provider";
import { useMay } from "../shell/use-may";

type Asked = Pick<ContactMessage, "_id" | "name"> & {
  /** The price that was quoted. */
  price?: number | null;
};

/** The questions that are open, the latest one first. @param key of the draft. */
function questionsOf(key: string): Asked[] {
  const stored = storedDraft<Asked[] | Asked>(key) ?? [];
  // An earlier version kept one.
  return Array.isArray(stored) ? stored : [stored];
}

/** Takes the question about a message away, and puts a new one first if there is one. */
function replaceQuestion(adminId: string, messageId: string, asked: Asked[] = []): void {
  const key = keyOf(adminId);
  const questions = [...asked, ...questionsOf(key).filter(({ _id }) => _id !== messageId)];
  if (questions.length > 0) storeDraft(key, questions);
  else removeDraft(key);
  changed();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (adminId: string) => `reply:${adminId}`;

function changed(): void {
  for (const listener of listeners) listener();
}

/**
 * Remembers, on this device, that an admin went to their mail program to answer a message.
 *
 * @param price what they quoted there, in whole US dollars.
 */
export function askWhetherAnswered(
  adminId: string,
  { _id, name }: Pick<ContactMessage, "_id" | "name">,
  price: number | null = null,
): void {
  replaceQuestion(adminId, _id, [{ _id, name, price }]);
}

/** Forgets the question about a message, such as one that is erased. */
export function forgetQuestion(adminId: string, messageId: string): void {
  if (questionsOf(keyOf(adminId)).some(({ _id }) => _id === messageId)) replaceQuestion(adminId, messageId);
}

/**
 * Asks whether a message was answered, since only the mail program knows, one message after the other. It stays on every screen,
 * also after a reload, until it has an answer.
 */
export function ReplyQuestion() {
  const { _id: adminId } = useAdmin();
  const isAllowed = useMay("manage_bookings");
  const key = keyOf(adminId);
  // The stored text, since an object would be a new one each time.
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(questionsOf(key)[0]),
    () => undefined,
  );
  if (!stored || !isAllowed) return null;
  const asked: Asked = JSON.parse(stored);
  return <Question key={asked._id} asked={asked} onEnd={() => replaceQuestion(adminId, asked._id)} />;
}

function Question({ asked: { _id, name, price }, onEnd }: { asked: Asked; onEnd: () => void }) {
  const client = useQueryClient();
  const { _id: adminId } = useAdmin();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      // What somebody has made of it since stays: a booking, or spam.
      changeMessage(
        _id,
        price
          ? { status: "quoted", ifStatus: ["new", "answered"], quotedPrice: price }
          : { status: "answered", ifStatus: ["new"] },
      ),
    onSuccess: () => {
      forgetDraft(adminId, replyDraftName(_id));
      refreshMessages(client);
      onEnd();
    },
    onError: (error) => (isGone(error) ? onEnd() : announceFailure(error)),
  });
  return (
    <section
      aria-label="Your reply"
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-soft"
    >
      <p dir="auto" className="min-w-40 flex-1 font-semibold [overflow-wrap:anywhere]">
        Did you answer {name}?
      </p>
      <div className="ml-auto flex gap-2">
        <button type="button" onClick={onEnd} className={`${buttonClass("quiet")} px-4`}>
          Not yet
        </button>
        <button
          type="button"
          onClick={() => !isPending && mutate()}
          aria-disabled={isPending}
          className={`${buttonClass("primary")} px-5`}
        >
          Yes
        </button>
      </div>
    </section>
  );
}
