import { brand } from "@/lib/content/brand";
import { env } from "./env";

/** A name and an email address. */
interface Mailbox {
  name: string;
  address: string;
}

/** The mail server that the owner has set up. */
export interface MailService {
  host: string;
  /** That of the protocol, if undefined. */
  port: number | undefined;
  /** Whether the connection is encrypted from its beginning (smtps). */
  secure: boolean;
  /** Undefined for a server that asks for none. */
  login: { user: string; pass: string } | undefined;
  from: Mailbox;
}

/** The mail server of `SMTP_URL`, or undefined without one. With a backend elsewhere, that one sends the mail. */
export function mailService(): MailService | undefined {
  const { SMTP_URL, MAIL_FROM, API_BASE_URL } = env;
  if (!SMTP_URL || !MAIL_FROM || API_BASE_URL) return undefined;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  return {
    // An IPv6 address is in brackets.
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port ? Number(port) : undefined,
    secure: protocol === "smtps:",
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    from: parseMailbox(MAIL_FROM),
  };
}

function parseMailbox(mailbox: string): Mailbox {
  const [, name = brand.name, address = mailbox] = /^(.+) <(.+)>$/.exec(mailbox) ?? [];
  return { name, address };
}

/** Whether messages can show mail: it is sent here, or by the backend elsewhere, which says so itself. */
export const mayShowMail = (): boolean => env.API_BASE_URL !== undefined || mailService() !== undefined;
