import "server-only";
import { brand } from "@/lib/content/brand";
import { escapeHtml } from "@/lib/shared/escape-html";

export interface MailContent {
  /** None for a letter that begins with its own words. */
  heading?: string;
  /** What is listed below the heading, with its name. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Plain text; its line breaks stay. */
  body: string;
  /** What the mail answers, and a line that says when it was written. */
  quote?: { intro: string; text: string };
  action?: { label: string; url: string };
  /** Why the mail was sent, in small print. */
  reason: string;
}

/** The light theme of `app/theme.css`: mail programs know no tokens. */
const COLORS = {
  paper: "#fbf5ea",
  raised: "#fffdf8",
  ink: "#2b1d10",
  muted: "#6a5640",
  line: "#e4d5bb",
  accent: "#a65306",
  onAccent: "#fffaf0",
} as const;

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Writes a mail in the site's look, as HTML and as plain text. */
export const renderMail = (content: MailContent): { text: string; html: string } => ({
  text: textOf(content),
  html: htmlOf(content),
});

function textOf({ heading = "", facts = [], body, quote, action, reason }: MailContent): string {
  const parts = [
    heading,
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    body,
    action ? `${action.label}: ${action.url}` : "",
    quote ? `${quote.intro}\n${quote.text.replaceAll(/^/gm, "> ")}` : "",
    // Mail programs cut off what follows this line (RFC 3676).
    `-- \n${brand.name}\n${reason}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Tables and styles in attributes, which is what mail programs understand. */
function htmlOf({ heading, facts = [], body, quote, action, reason }: MailContent): string {
  const { paper, raised, ink, muted, line } = COLORS;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading ?? brand.name)}</title>
</head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 ${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${raised};border:1px solid ${line};border-radius:8px"><tr><td style="padding:24px">
<p style="margin:0 0 16px;color:${muted};font:15px/1.2 ${SERIF}">${escapeHtml(brand.name)}</p>
${heading ? headingOf(heading) : ""}${factsOf(facts)}<p style="margin:0 0 20px;word-break:break-word">${withBreaks(body)}</p>
${action ? buttonOf(action) : ""}${quote ? quoteOf(quote) : ""}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${muted};font-size:13px">${escapeHtml(reason)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const headingOf = (heading: string) =>
  `<h1 style="margin:0 0 16px;font:500 26px/1.15 ${SERIF};word-break:break-word">${escapeHtml(heading)}</h1>\n`;

function quoteOf({ intro, text }: NonNullable<MailContent["quote"]>): string {
  const { muted, line } = COLORS;
  return `<p style="margin:24px 0 8px;color:${muted};font-size:14px">${escapeHtml(intro)}</p>
<blockquote style="margin:0;padding:0 0 0 12px;border-left:3px solid ${line};color:${muted};font-size:14px;word-break:break-word">${withBreaks(text)}</blockquote>
`;
}

function factsOf(facts: NonNullable<MailContent["facts"]>): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td valign="top" style="padding:2px 16px 2px 0;color:${COLORS.muted};white-space:nowrap">${escapeHtml(name)}</td>` +
      `<td style="padding:2px 0;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${rows.join("\n")}\n</table>\n`;
}

function buttonOf({ label, url }: NonNullable<MailContent["action"]>): string {
  const { accent, onAccent } = COLORS;
  const style = `display:inline-block;padding:12px 24px;border-radius:24px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none`;
  return `<p style="margin:0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>\n`;
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>\n");
