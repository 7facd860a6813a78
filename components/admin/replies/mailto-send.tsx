"use client";

import { Copy, Mail } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { lastAnswerWords } from "@/lib/content/last-answer";
import type { ContactMessage } from "@/lib/contract/messages";
import { useAdmin } from "../shell/admin-provider";
import { writtenLink } from "./reply-link";
import { askWhetherAnswered } from "./reply-question";
import type { useComposer } from "./use-composer";

interface MailtoSendProps {
  message: ContactMessage;
  composer: ReturnType<typeof useComposer>;
}

/** Hands a written reply to the mail program, where the site sends none. A long one is copied instead. */
export function MailtoSend({ message, composer: { form, filled, news, preview } }: MailtoSendProps) {
  const { _id: adminId, name: me } = useAdmin();
  const link = writtenLink(message.email, preview);

  /** Does something with the reply once it has no errors and nobody was faster. */
  const withReply = (act: (text: string) => void) =>
    form.handleSubmit((written) => {
      const reply = filled(written);
      if (!reply || (news && !confirm(`${lastAnswerWords(news, me)} Reply to ${message.name} anyway?`)))
        return;
      // Whatever became of the enquiry: "Yes" also forgets the draft.
      askWhetherAnswered(adminId, message, reply.price);
      act(reply.text);
    });
  if (link)
    return (
      <button
        type="button"
        onClick={withReply(() => location.assign(link))}
        className={buttonClass("primary")}
      >
        <Mail aria-hidden="true" className="size-5" />
        Open in my mail program
      </button>
    );
  return (
    <>
      <p className="w-full text-sm">
        Your mail program may cut off a text this long. Copy it and paste it there.
      </p>
      <button type="button" onClick={withReply(copy)} className={buttonClass("primary")}>
        <Copy aria-hidden="true" className="size-5" />
        Copy the text
      </button>
    </>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify("success", "Reply copied");
  } catch {
    notify("error", "Could not copy the reply. Please select it and copy it manually.");
  }
}
