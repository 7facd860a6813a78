import "server-only";
import { brand } from "@/lib/content/brand";

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

const STYLE =
  "body{font:1.1rem/1.5 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem;background:#fbf5ea;color:#2b1d10}" +
  "label{display:block;margin:1rem 0}input,textarea{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}" +
  "button{font:inherit;padding:.7rem 2rem;border:0;border-radius:2rem;background:#a65306;color:#fffaf0}";

const FIELDS = [
  ["name", "Your name"],
  ["email", "E-mail"],
  ["eventType", "Kind of event (wedding, corporate, birthday or other)"],
  ["eventDate", "Date of the event (YYYY-MM-DD)"],
] as const;

/**
 * The page that answers a form which could not be stored, for browsers without JavaScript: React is not
 * asked, since a route handler may not render it. It holds what was typed, ready to be sent again.
 */
export function answerPage(status: number, { problems, typed }: FormAnswer): Response {
  const value = (name: string) => escapeHtml(typed.get(name) ?? "");
  const inputs = FIELDS.map(
    ([name, label]) => `<label>${label}<input name="${name}" value="${value(name)}" required></label>`,
  ).join("");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent yet · ${brand.name}</title><style>${STYLE}</style><h1>Not sent yet</h1><ul>${problems
    .map((problem) => `<li>${escapeHtml(problem)}</li>`)
    .join(
      "",
    )}</ul><form method="post" action="/contact/send">${inputs}<label>About your event<textarea name="message" rows="10" required>${value("message")}</textarea></label><button>Send enquiry</button></form></html>`;
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
