"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ContactMessage } from "@/lib/contract/messages";
import { mailsQuery } from "./mails-query";

/** Says below the address of an enquiry that a mail to it was refused: a mistyped one is a lost client. */
export function AddressFault({ message: { _id, email, phone } }: { message: ContactMessage }) {
  const { data = [] } = useQuery(mailsQuery(_id));
  const sent = data.filter(({ recipient }) => recipient === email);
  // A later one may have arrived.
  const last = sent.filter(({ state }) => state === "sent" || state === "failed").at(-1);
  if (last?.failure !== "refused") return null;
  return (
    <span role="status" className="mt-0.5 flex gap-2 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      This address may not work: the mail server refused a mail to it.
      {phone && " Try the phone number."}
    </span>
  );
}
