/** A `mailto:` link (RFC 6068) to a mail that is written already. @param to an address, or nothing to leave it open. */
export function mailtoLink(to: string, { subject, text }: { subject: string; text: string }): string {
  const address = encodeURIComponent(to).replace("%40", "@");
  const body = text.replaceAll("\n", "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
