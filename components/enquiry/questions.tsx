import { Plus } from "lucide-react";
import { questions } from "@/lib/content/booking";

/** The questions that come up before a booking, which open without JavaScript. */
export function Questions() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="below [--height:32rem] sm:[--height:30rem] lg:[--height:32rem]"
    >
      <h2 id="questions-title" className="mb-5 text-2xl sm:text-title lg:mb-10">
        Before you ask
      </h2>
      <div className="border-line border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-display text-xl hover:text-accent [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[40em] pb-6 text-lg text-muted leading-relaxed">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
