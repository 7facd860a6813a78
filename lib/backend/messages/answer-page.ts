import "server-only";
import { brand } from "@/lib/content/brand";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

interface FormAnswer {
  /** What is wrong, a sentence each. */
  problems: string[];
  /** What was typed, so that it can be mended and sent again. */
  typed: URLSearchParams;
}

/** The look of the site, in the few lines that this page can carry itself. */
const STYLE =
  "body{font:1.1rem/1.5 system-ui;max-width:36rem;margin:0 auto;padding:1rem 1rem 4rem;background:#fbf5ea;color:#2b1d10}" +
  "h1{font:500 2.5rem/1.05 'Iowan Old Style',Georgia,serif;margin:2rem 0 1rem}a{color:#9a4f07}li{color:#a3261a}" +
  "form{margin-top:2rem;padding:1.5rem;border-radius:1.25rem;background:#fffdf8}label{display:block;margin-bottom:1.25rem;font-weight:600}" +
  "input,select,textarea{display:block;width:100%;margin-top:.4rem;padding:.6rem 1rem;border:1px solid #94805f;border-radius:.75rem;background:#fbf5ea;font:inherit;font-weight:400;box-sizing:border-box}" +
  "button{padding:.7rem 2rem;border:0;border-radius:2rem;background:#a65306;color:#fffaf0;font:inherit;font-weight:600}";

/**
 * The page that answers a form which could not be stored, for browsers without JavaScript: React is not
 * asked, since a route handler may not render it. It holds what was typed, ready to be sent again.
 */
export function answerPage(status: number, { problems, typed }: FormAnswer): Response {
  const value = (name: string) => escapeHtml(typed.get(name) ?? "");
  const input = (name: string, label: string, type: string) =>
    `<label>${label}<input name="${name}" type="${type}" value="${value(name)}" required></label>`;
  const eventTypes = Object.entries(EVENT_TYPE_NAMES).map(([type, name]) => {
    const selected = typed.get("eventType") === type ? " selected" : "";
    return `<option value="${type}"${selected}>${escapeHtml(name)}</option>`;
  });
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Not sent yet · ${brand.name}</title><style>${STYLE}</style>`,
    `<p><a href="/">${brand.name}</a></p><main><h1>Not sent yet</h1>`,
    `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join("")}</ul>`,
    '<form method="post" action="/contact/send">',
    typed.get("subject") ? `<input type="hidden" name="subject" value="${value("subject")}">` : "",
    input("name", "Your name", "text"),
    input("email", "E-mail", "email"),
    `<label>Kind of event<select name="eventType" required><option value="">Please choose</option>${eventTypes.join("")}</select></label>`,
    input("eventDate", "Date of the event", "date"),
    `<label>About your event<textarea name="message" rows="10" required>${value("message")}</textarea></label>`,
    "<button>Send enquiry</button></form></main></html>",
  ].join("");
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}
