import "server-only";

/** Well-known services for addresses that expire. Relays that protect an address, such as Apple's, are not. */
const DISPOSABLE_DOMAINS = new Set([
  "10minutemail.com",
  "dispostable.com",
  "fakeinbox.com",
  "getnada.com",
  "grr.la",
  "guerrillamail.com",
  "guerrillamail.net",
  "guerrillamail.org",
  "mailcatch.com",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "mintemail.com",
  "moakt.com",
  "sharklasers.com",
  "spamgourmet.com",
  "temp-mail.org",
  "tempmail.com",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
]);

/** Whether an email address is of a service for disposable addresses. */
export function isDisposable(email: string): boolean {
  return DISPOSABLE_DOMAINS.has(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
