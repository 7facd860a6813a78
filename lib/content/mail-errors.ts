import type { MailFailure, MailKind } from "@/lib/contract/mails";

/** What each kind of mail is called, inside a sentence. */
export const MAIL_NAMES: Record<MailKind, string> = {
  notice: "notice",
  receipt: "receipt",
  reply: "reply",
  "sign-in-link": "sign-in link",
  alarm: "alarm",
};

/** Why a mail was not sent, as the end of a sentence. */
export const MAIL_CAUSES: Record<MailFailure, string> = {
  refused: "the mail server refused the recipient or the text",
  deferred: "the mail server does not take it for now",
  sender: "the mail server does not let this site send from the address in MAIL_FROM",
  "sign-in": "the mail server does not accept the user or the password in SMTP_URL",
  encryption: "no safe connection to the mail server could be made",
  unreachable: "the mail server can’t be reached",
  timeout: "the mail server took too long to answer",
  "broken-off": "the mail server broke off the connection. The mail may have arrived all the same",
  unknown: "sending failed for a reason that the server’s log says",
};

/** The alarm on a phone, where nobody's name may be seen: "Mails don’t leave: the mail server can’t be reached". */
export const mailAlarmText = (failure: MailFailure, recipient: string): string =>
  failure === "refused"
    ? `A notice did not reach ${recipient}: ${MAIL_CAUSES.refused}`
    : `Mails don’t leave: ${MAIL_CAUSES[failure]}`;

/** For a notification: "The notice about Ada’s enquiry did not reach owner@a.example: the mail server can’t be reached". */
export function mailNotice(
  { kind, recipient }: { kind: MailKind; recipient: string },
  failure: MailFailure,
  sender: string | undefined,
): string {
  const about = sender ? ` about ${sender}’s enquiry` : "";
  return `The ${MAIL_NAMES[kind]}${about} did not reach ${recipient}: ${MAIL_CAUSES[failure]}`;
}
