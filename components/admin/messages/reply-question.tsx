"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { isGone } from "@/lib/client/http";
import { changeMessage } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { announceFailure } from "../lists/announce-failure";
import { useAdmin } from "../shell/admin-provider";
import { refreshNews } from "../shell/news";
import { useMay } from "../shell/use-may";
import { MESSAGES_KEY } from "./queries";

type Asked = Pick<ContactMessage, "_id" | "name">;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (adminId: string) => `reply:${adminId}`;

function changed(): void {
  for (const listener of listeners) listener();
}

/** Remembers, on this device, that an admin went to their mail program to answer a message. */
export function askWhetherAnswered(adminId: string, { _id, name }: Asked): void {
  storeDraft(keyOf(adminId), { _id, name });
  changed();
}

/**
 * Asks whether the message was answered, since only the mail program knows. It stays on every screen, also after a reload,
 * until it has an answer.
 */
export function ReplyQuestion() {
  const { _id: adminId } = useAdmin();
  const isAllowed = useMay("manage_bookings");
  const key = keyOf(adminId);
  // The stored text, since an object would be a new one each time.
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(storedDraft<Asked>(key)),
    () => undefined,
  );
  if (!stored || !isAllowed) return null;
  const end = () => {
    removeDraft(key);
    changed();
  };
  return <Question asked={JSON.parse(stored)} onEnd={end} />;
}

function Question({ asked: { _id, name }, onEnd }: { asked: Asked; onEnd: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeMessage(_id, { status: "answered" }),
    onSuccess: () => {
      refreshNews(client);
      for (const key of [MESSAGES_KEY, ["message"], ["dashboard"]])
        client.invalidateQueries({ queryKey: key });
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
