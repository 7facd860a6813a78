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
  /** Error messages, one sentence each. */
  errors: string[];
  /** The submitted values, so that the visitor can correct them and send them again. */
  values: URLSearchParams;
}

/** The site's look in a few rules, since this page loads no style sheet. Colors as in app/theme.css. */
const STYLE =
  "body{font:1.1rem/1.5 system-ui;max-width:36rem;margin:0 auto;padding:1rem 1rem 4rem;background:#fbf5ea;color:#2b1d10}" +
  "h1{font:500 2.5rem/1.05 'Iowan Old Style',Georgia,serif;margin:2rem 0 1rem}a{color:#9a4f07}li{color:#a3261a}" +
  "form{margin-top:2rem;padding:1.5rem;border-radius:1.25rem;background:#fffdf8}label{display:block;margin-bottom:1.25rem;font-weight:600}" +
  "input,select,textarea{display:block;width:100%;margin-top:.4rem;padding:.6rem 1rem;border:1px solid #94805f;border-radius:.75rem;background:#fbf5ea;font:inherit;font-weight:400;box-sizing:border-box}" +
  "button{padding:.7rem 2rem;border:0;border-radius:2rem;background:#a65306;color:#fffaf0;font:inherit;font-weight:600}";

/**
 * The page shown when a form sent without JavaScript was not accepted. It lists the errors above the form,
 * filled in and ready to be sent again. The HTML is a template string, since Next does not allow a route
 * handler to render React. The labels are those of components/enquiry/enquiry-form.tsx.
 */
export function answerPage(status: number, { errors, values }: FormAnswer): Response {
  const value = (name: string) => escapeHtml(values.get(name) ?? "");
  const input = (name: string, label: string, type: string) =>
    `<label>${label}<input name="${name}" type="${type}" value="${value(name)}" required></label>`;
  const eventTypes = Object.entries(EVENT_TYPE_NAMES).map(([type, name]) => {
    const selected = values.get("eventType") === type ? " selected" : "";
    return `<option value="${type}"${selected}>${escapeHtml(name)}</option>`;
  });
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Not sent yet · ${brand.name}</title><style>${STYLE}</style>`,
    `<p><a href="/">${brand.name}</a></p><main><h1>Not sent yet</h1>`,
    `<ul>${errors.map((error) => `<li>${escapeHtml(error)}</li>`).join("")}</ul>`,
    '<form method="post" action="/contact/send">',
    values.get("subject") ? `<input type="hidden" name="subject" value="${value("subject")}">` : "",
    input("name", "Your name", "text"),
    input("email", "Email", "email"),
    `<label>Event type<select name="eventType" required><option value="">Please choose</option>${eventTypes.join("")}</select></label>`,
    input("eventDate", "Event date", "date"),
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
