import type { Elsewhere, ErasureReason, RecordKind } from "@/lib/contract/persons";

/** What is kept about messages, as headings. */
export const RECORD_NAMES: Record<RecordKind, string> = {
  addition: "Added by the sender",
  reply: "Replies",
  note: "Notes",
  mail: "Mails",
  push: "Push notifications",
  delivery: "Deliveries that failed",
  deposit: "Deposits",
  notification: "Notifications",
};

/** The same in counts: one, and several. Also those of a proof. */
export const COUNTED: Record<RecordKind | "message", [string, string]> = {
  message: ["message", "messages"],
  addition: ["addition", "additions"],
  reply: ["reply", "replies"],
  note: ["note", "notes"],
  mail: ["mail", "mails"],
  push: ["push notification", "push notifications"],
  delivery: ["failed delivery", "failed deliveries"],
  deposit: ["deposit", "deposits"],
  notification: ["notification", "notifications"],
};

/** Why somebody's data is erased. */
export const REASON_NAMES: Record<ErasureReason, string> = {
  request: "They asked for it",
  retention: "It is no longer needed",
  test: "It was a test",
};

/** What the owner has to erase by hand: where, and what to know about it. */
export const ELSEWHERE: Record<Elsewhere | "other", { name: string; text: string }> = {
  formService: { name: "The form service", text: "It has a copy of each enquiry. Delete them there." },
  emailService: { name: "The email service", text: "Its log has what it sent. Delete it there." },
  mailbox: {
    name: "Your mailbox, and those of the other admins",
    text: "Notices, copies and the replies that were written. Look in the trash and among the sent mails too.",
  },
  cardProvider: {
    name: "The card provider",
    text: "It keeps the payment. Some of that must be kept by law: ask there what can be deleted.",
  },
  backups: {
    name: "Backups",
    text: "Those made until now still have it. The server removes its own on schedule; delete those that you downloaded. If you ever restore one, erase again.",
  },
  user: { name: "Users", text: "Somebody with this address is listed there. Delete them under Users." },
  other: {
    name: "Somewhere else",
    text: "The server says more than this version of the console understands.",
  },
};
