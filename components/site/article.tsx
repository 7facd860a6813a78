import type { ReactNode } from "react";

interface ArticleProps {
  title: string;
  children: ReactNode;
}

/** The layout of a text page with headings. */
export function Article({ title, children }: ArticleProps) {
  return (
    <article className="mx-auto grid max-w-2xl gap-4 px-4 pt-16 pb-24 text-lg leading-relaxed sm:px-6 sm:pt-24 [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-6 [&_h2]:text-2xl [&_li]:ml-5 [&_li]:list-disc">
      <h1 className="mb-4 text-title">{title}</h1>
      {children}
    </article>
  );
}
