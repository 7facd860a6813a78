"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { ApiError } from "@/lib/client/http";
import { randomKey } from "@/lib/client/random-key";
import { sendReply } from "@/lib/client/replies";
import { fillReply, packageOf, usesField } from "@/lib/content/reply-fields";
import { type ContactMessage, priceSchema } from "@/lib/contract/messages";
import { newReplySchema, type Reply, type Thread } from "@/lib/contract/replies";
import { hasDraft, useDraft } from "../forms/use-draft";
import { replyDraftName } from "../messages/draft-names";
import { refreshMessages } from "../messages/queries";
import { useAdmin } from "../shell/admin-provider";
import { threadQuery } from "./queries";
import { replySubject } from "./reply-link";

/** What a draft is based on. */
interface Basis {
  /** When the last answer was given that its writer knows of. */
  seen: string | null;
  /** The Idempotency-Key. */
  key: string;
}

const composerSchema = z.object({
  subject: newReplySchema.shape.subject,
  text: newReplySchema.shape.text,
  price: z
    .string()
    .transform((price) => readPrice(price))
    .pipe(priceSchema.nullable()),
  basis: z.custom<Basis>(),
});

type ComposerInput = z.input<typeof composerSchema>;
export type WrittenReply = z.output<typeof composerSchema>;

/** Reads a price as people write it, such as "$1,200". @returns null for none, NaN for anything else. */
function readPrice(price: string): number | null {
  const written = price.replaceAll(/[\s$]/g, "");
  if (written === "") return null;
  return /^\d{1,3}(,\d{3})+$|^\d+$/.test(written) ? Number(written.replaceAll(",", "")) : Number.NaN;
}

/** Whether this admin has begun a reply to a message on this device. */
export function useHasReplyDraft(messageId: string): boolean {
  const { _id } = useAdmin();
  return hasDraft(_id, replyDraftName(messageId));
}

export interface ComposerOptions {
  message: ContactMessage;
  thread: Thread;
  /** When the last answer was given that the admin knows of. */
  seen: string | null;
  onSent: (reply: Reply) => void;
  onClose: () => void;
}

/** The state of a reply that is being written: its draft, what it will read like, and whether somebody was faster. */
export function useComposer({ message, thread, seen, onSent, onClose }: ComposerOptions) {
  const client = useQueryClient();
  const [begun] = useState(
    (): ComposerInput => ({
      subject: replySubject(message),
      text: "",
      price: "",
      basis: { seen, key: randomKey() },
    }),
  );
  const form = useForm<ComposerInput, unknown, WrittenReply>({
    resolver: zodResolver(composerSchema),
    defaultValues: begun,
  });
  const draft = useDraft(form, { name: replyDraftName(message._id), basis: "basis" });
  const { failure, setFailure, once } = useSubmission();
  const [subject, text, price, basis] = useWatch({
    control: form.control,
    name: ["subject", "text", "price", "basis"],
  });
  const { lastAnswer } = thread;
  const news = lastAnswer && lastAnswer.at > (basis.seen ?? "") ? lastAnswer : undefined;

  /** Puts a template into the text, and the price that belongs to it. */
  const use = (template: string) => {
    form.setValue("text", template, { shouldValidate: form.formState.isSubmitted });
    const usual = String(message.quotedPrice ?? packageOf(message.subject)?.price ?? "");
    if (usesField(template, "price")) form.setValue("price", price || usual);
    else if (price === usual) form.setValue("price", "");
  };

  /** Checks what was written. @returns it with its fields filled in; undefined when there is something to correct, as shown. */
  const filled = (written: WrittenReply): WrittenReply | undefined => {
    const { text, problem } = fillReply(written.text, message, written.price);
    if (!problem) return { ...written, text };
    form.setError("text", { message: problem }, { shouldFocus: true });
    return undefined;
  };

  const send = form.handleSubmit(async (written) => {
    if (!filled(written)) return;
    const { basis, ...reply } = written;
    // "Send anyway": what the form shows counts as seen.
    const known = news?.at ?? basis.seen;
    form.setValue("basis", { ...basis, seen: known });
    try {
      onSent(await sendReply(message._id, { ...reply, seen: known }, basis.key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isNews = error.errors.some(({ field }) => field === "seen");
      if (isNews) await client.invalidateQueries(threadQuery(message._id));
      // The newer answer is shown then, which says all, unless it could not be fetched.
      const shown = client.getQueryData(threadQuery(message._id).queryKey)?.lastAnswer?.at ?? "";
      if (isNews) return setFailure(shown > (known ?? "") ? undefined : error.message);
      return setFailure(showErrors(form, error, ["subject", "text", "price"]));
    }
    draft.clear();
    notify("success", "Your reply is on its way");
    refreshMessages(client);
    onClose();
  });

  return {
    form,
    submit: once(send),
    filled,
    failure,
    /** The reply as it will be sent, and why it can't be. */
    preview: { subject, ...fillReply(text, message, readPrice(price) || null) },
    /** Whether a template can be used without losing words. */
    isEmpty: text.trim() === "",
    /** Somebody's answer that the admin has not seen yet. */
    news,
    use,
    restored: draft.restored,
    discard: () => draft.discard({ ...begun, basis: { seen, key: randomKey() } }),
    /** Closes the form, and forgets what was written. Whoever leaves without that finds it again. */
    cancel: () => {
      if (text.trim() !== "" && !confirm("Discard what you have written?")) return;
      draft.clear();
      onClose();
    },
  };
}
