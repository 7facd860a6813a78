import "server-only";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailFailure } from "@/lib/contract/mails";
import type { MailService } from "@/lib/settings/mail-service";
import { codeOf } from "../error-code";

/** How long the server may take to accept the connection, and to greet, in milliseconds. */
const CONNECTION_LIMIT_MS = 10_000;
const GREETING_LIMIT_MS = 30_000;

/** As many characters of what the server says as fit on a line or two. */
const ANSWER_LENGTH = 200;

/** What goes over the wire. */
export interface Letter {
  recipient: string;
  /** The address that an answer goes to, if not the sender's. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The Message-ID header, with its angle brackets. */
  headerId: string;
  date: Date;
  /** The Message-IDs of what it answers, oldest first. */
  answers?: string[];
  /** Whether a person wrote it. */
  isPersonal?: boolean;
}

/** A mail that was not sent, or that may not have been. */
export class MailError extends Error {
  override name = "MailError";
  readonly failure: MailFailure;
  /** The last words of the server; null if it said none, or if they are about the sign-in. */
  readonly answer: string | null;

  constructor(failure: MailFailure, answer: string | null, cause: unknown) {
    super(`A mail could not be sent (${failure}).`, { cause });
    this.failure = failure;
    this.answer = answer;
  }
}

/**
 * Sends one mail over a connection of its own.
 *
 * @param limitMs how long all of it may take. @param signal breaks it off.
 * @returns the words with which the server accepted it.
 * @throws MailError when it did not accept it, or did not say so.
 */
export async function sendMail(
  service: MailService,
  letter: Letter,
  limitMs: number,
  signal?: AbortSignal,
): Promise<string> {
  const content = await compose(service, letter);
  const connection = new SMTPConnection(connectionOptions(service, limitMs));
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const breakOff = () => reject(new Error("The mail was broken off."));
  const timer = setTimeout(
    () => reject(Object.assign(new Error("Out of time."), { code: "ETIMEDOUT" })),
    limitMs,
  );
  signal?.addEventListener("abort", breakOff);
  connection.on("error", reject).on("end", breakOff);
  const step = <Result>(begin: (done: (error?: Error | null, result?: Result) => void) => void) =>
    Promise.race([
      broken,
      new Promise<Result | undefined>((resolve, fail) =>
        begin((error, result) => (error ? fail(error) : resolve(result))),
      ),
    ]);
  let phase: Phase = "connect";
  try {
    await step((done) => connection.connect(done));
    const { login, from } = service;
    if (login) {
      phase = "sign-in";
      await step((done) => connection.login({ credentials: login }, done));
    }
    phase = "send";
    const envelope = { from: from.address, to: [letter.recipient] };
    const info = await step<{ response: string }>((done) => connection.send(envelope, content, done));
    connection.quit();
    return inShort(info?.response ?? "");
  } catch (error) {
    connection.close();
    // A server that is silent would not close its end. There is no socket before the name of the host is found.
    if (connection._socket) connection._socket.destroy();
    throw toMailError(error, phase);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", breakOff);
    // Nobody waits for it any more.
    broken.catch(() => undefined);
  }
}

/** How far a mail got. */
type Phase = "connect" | "sign-in" | "send";

/** Servers on this machine are reached without a network that could be listened to. */
const isThisMachine = (host: string) => host === "localhost" || host === "::1" || /^127\./.test(host);

/** What the connection is made with. A password only leaves this machine over an encrypted connection. */
export function connectionOptions({ host, port, secure, login }: MailService, limitMs: number) {
  return {
    host,
    ...(port !== undefined && { port }),
    secure,
    requireTLS: !secure && login !== undefined && !isThisMachine(host),
    // The certificate of a server on this machine is its own, as a rule.
    ignoreTLS: isThisMachine(host),
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: GREETING_LIMIT_MS,
    dnsTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: limitMs,
  };
}

/** The mail as RFC 5322 has it. It is the same in every attempt but for the boundaries of its parts. */
function compose({ from }: MailService, letter: Letter): Promise<Buffer> {
  const { recipient, replyTo, subject, text, html, headerId, date, answers = [], isPersonal } = letter;
  const inReplyTo = answers.at(-1);
  return new MailComposer({
    from,
    to: { name: "", address: recipient },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId: headerId,
    date,
    ...(inReplyTo && { inReplyTo, references: answers }),
    // Nobody's out-of-office notice answers it (RFC 3834).
    ...(!isPersonal && { headers: { "Auto-Submitted": "auto-generated" } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** What the library says of an error. */
interface SmtpError {
  /** The status in the server's answer. */
  responseCode?: number;
  response?: string;
  /** The command that was answered, or `CONN` or `API`. */
  command?: string;
  /** Set if the error is the system's. */
  syscall?: string;
}

function toMailError(error: unknown, phase: Phase): MailError {
  const details = (error ?? {}) as SmtpError;
  const { response = "" } = details;
  // What a server says about a sign-in may repeat what it was told.
  const answer = phase === "sign-in" ? statusOf(response) : inShort(response);
  return new MailError(failureOf(codeOf(error), details, phase), answer || null, error);
}

/** Only an answer to the recipient or the text is about this mail. All others are about the settings or the server. */
function failureOf(
  code: string,
  { responseCode = 0, command, syscall }: SmtpError,
  phase: Phase,
): MailFailure {
  if (code === "ETIMEDOUT") return "timeout";
  if (responseCode >= 400 && responseCode < 500) return "deferred";
  if (code === "EAUTH") return "sign-in";
  if (code === "EENVELOPE" || code === "EMESSAGE") return command === "MAIL FROM" ? "sender" : "refused";
  if (code === "ETLS") return "encryption";
  if (phase !== "connect") return "broken-off";
  if (responseCode) return "deferred";
  // The library gives all errors of the socket one code. Those of TLS don't come from the system.
  return code === "ESOCKET" && !syscall ? "encryption" : "unreachable";
}

/** The status of an answer, as in "535 5.7.8". */
export const statusOf = (response: string) => /^\d{3}(?: \d\.\d+\.\d+)?/.exec(response)?.[0] ?? "";

/** The beginning of an answer in one line, without control characters. */
const inShort = (response: string) =>
  response
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, ANSWER_LENGTH);
