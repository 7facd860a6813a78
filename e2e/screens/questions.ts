import type { Page } from "@playwright/test";

/** Collects the texts of confirm dialogs ("Delete …?") and dismisses them. */
export function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  return questions;
}
