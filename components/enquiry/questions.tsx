import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { questions } from "@/lib/content/booking";

/** The questions that come up before a booking, which open without JavaScript, and how to ask others. */
export function Questions({ children }: { children: ReactNode }) {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="below [--height:62rem] md:[--height:47rem] lg:[--height:41rem]"
    >
      <div className="mx-auto grid max-w-7xl gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-[5fr_7fr] lg:items-baseline lg:py-24">
        <div className="lg:col-start-2 lg:pl-16">
          <h2 id="questions-title" className="mb-8 text-title">
            Before you ask
          </h2>
          <div className="border-field-line/60 border-t">
            {questions.map(({ question, answer }) => (
              <details key={question} className="group border-field-line/60 border-b">
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
        </div>
        <div className="lg:col-start-1 lg:row-start-1 grid content-start gap-10 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]">
          {children}
        </div>
      </div>
    </section>
  );
}
