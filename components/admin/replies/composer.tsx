"use client";

import { Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { lastAnswerWords } from "@/lib/content/last-answer";
import { REPLY_FIELDS } from "@/lib/content/reply-fields";
import type { ContactMessage } from "@/lib/contract/messages";
import type { LastAnswer } from "@/lib/contract/replies";
import { DraftNotice } from "../forms/draft-notice";
import { useAdmin } from "../shell/admin-provider";
import { MailtoSend } from "./mailto-send";
import { TemplateChips } from "./template-chips";
import { type ComposerOptions, useComposer } from "./use-composer";

/** Writes a reply: from a template or not, with a preview, and sends it from here or through the mail program. */
export function Composer(props: ComposerOptions) {
  const { message, thread } = props;
  const composer = useComposer(props);
  const { form, preview, news, failure } = composer;
  const { errors, isSubmitting } = form.formState;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <form
      noValidate
      method="post"
      aria-label="Reply"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-paper p-4"
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 font-display text-xl outline-none [overflow-wrap:anywhere]"
      >
        Reply to {message.name}
        <span className="block font-sans text-muted text-sm">{message.email}</span>
      </h3>
      {composer.restored && <DraftNotice onDiscard={composer.discard} />}
      <TemplateChips isEmpty={composer.isEmpty} onUse={composer.use} />
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => <input {...control} {...form.register("subject")} readOnly={isSubmitting} />}
      </Field>
      <Field label="Your reply" error={errors.text?.message} hint={<FieldHint />}>
        {(control) => (
          <textarea
            {...control}
            {...form.register("text")}
            readOnly={isSubmitting}
            rows={7}
            className={`${control.className} field-sizing-content max-h-[60vh] min-h-44 resize-y`}
          />
        )}
      </Field>
      <Field
        label="Quoted price"
        error={errors.price?.message}
        hint="In dollars. Marks the enquiry as quoted."
        className="sm:w-64"
      >
        {(control) => (
          <input
            {...control}
            {...form.register("price")}
            readOnly={isSubmitting}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Preview
        message={message}
        isQuoted={thread.canSend}
        {...preview}
        problem={errors.text ? undefined : preview.problem}
      />
      {(news || failure) && <Alert>{news ? <News answer={news} thread={thread} /> : failure}</Alert>}
      <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-card border-line border-t bg-paper px-4 py-3">
        {thread.canSend ? (
          // Enter in the subject must not send the mail, as it would with a submit button.
          <button
            type="button"
            onClick={composer.submit}
            aria-disabled={isSubmitting}
            className={buttonClass("primary")}
          >
            <Send aria-hidden="true" className="size-5" />
            {isSubmitting ? "Sending..." : news ? "Send anyway" : "Send"}
          </button>
        ) : (
          <MailtoSend message={message} composer={composer} />
        )}
        <button type="button" onClick={composer.cancel} className={buttonClass("bare")}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function FieldHint() {
  return (
    <>
      Filled in for you:{" "}
      {REPLY_FIELDS.map((field) => (
        <span key={field} className="mr-1.5 inline-block rounded-sm bg-sunken px-1">{`{${field}}`}</span>
      ))}
    </>
  );
}

interface PreviewProps {
  message: ContactMessage;
  /** Whether the enquiry is quoted below. A mail program quotes nothing. */
  isQuoted: boolean;
  text: string;
  problem: string | undefined;
}

/** The reply as it will be sent. */
function Preview({ message: { name }, isQuoted, text, problem }: PreviewProps) {
  if (!text.trim()) return null;
  return (
    <section aria-label="Preview" className="grid gap-1.5">
      <h4 className="font-semibold text-sm">As {name} will read it</h4>
      {problem && <Alert>{problem}</Alert>}
      <div className="grid gap-3 rounded-field border border-line bg-raised p-4">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        {isQuoted && (
          <p className="border-line border-l-2 pl-3 text-muted text-sm">The enquiry is quoted below.</p>
        )}
      </div>
    </section>
  );
}

/** Says who was faster, and what they wrote. */
function News({ answer, thread }: { answer: LastAnswer } & Pick<ComposerOptions, "thread">) {
  const { name: me } = useAdmin();
  const found = thread.entries.find((entry) => entry.kind === "reply" && entry.reply._id === answer.replyId);
  return (
    <>
      <strong>{lastAnswerWords(answer, me)}</strong>
      {found?.kind === "reply" && (
        <span className="mt-1 line-clamp-6 whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
          {found.reply.text}
        </span>
      )}
    </>
  );
}
