import { expect, test, vi } from "vitest";

test("if the site's header can't be loaded, the answer is still complete", async () => {
  // `fetch` refuses this port.
  vi.stubEnv("PORT", "9");
  vi.stubEnv("LOG_LEVEL", "silent");
  const { answerPage } = await import("./answer-page");
  const values = new URLSearchParams({ name: "Zoë $& <b>", message: "Words", subject: "A song" });
  const response = await answerPage(400, { errors: { email: "An error." }, values });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Zoë $&amp; &lt;b&gt;"');
  expect(html).toContain("\nWords</textarea>");
  expect(html).toContain('<option value="A song" selected>');
  expect(html).toContain("An error.");
  expect(html).toMatch(/<title>Almost there: .+<\/title>/);
});
