import { BookNow } from "@/components/site/book-now";
import { Figures } from "@/components/site/figures";
import { JsonLd } from "@/components/site/json-ld";
import { LevelMeter } from "@/components/site/level-meter";
import { Picture } from "@/components/ui/picture";
import { approach, figures, skills, stageFigures, story } from "@/lib/content/about";
import { pages } from "@/lib/content/pages";
import { portraitAlt } from "@/lib/content/pictures";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { performer } from "@/lib/seo/structured-data/business";

export const metadata = pageMetadata("about");

export default function AboutPage() {
  return (
    <>
      <JsonLd things={[performer(), breadcrumbs("about")]} />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[1fr_min(30rem,40%)] lg:gap-20 lg:pt-16 lg:pb-28">
        <div className="grid content-start gap-7">
          <h1 className="max-w-[13ch] text-display">{pages.about.headline}</h1>
          <div className="grid max-w-xl gap-5 text-lg text-muted leading-relaxed">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Picture
          src="/pictures/about.jpg"
          width={1400}
          height={1750}
          alt={portraitAlt}
          avif="/pictures/about-560.avif 560w, /pictures/about-840.avif 840w, /pictures/about-1400.avif 1400w"
          sizes="(min-width: 1024px) 30rem, 100vw"
          className="w-full rounded-card object-cover shadow-soft max-lg:aspect-square"
        />
      </div>
      <div className="bg-sunken">
        <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6">
          <h2 className="sr-only">In figures</h2>
          <Figures figures={figures} />
        </div>
      </div>
      <section className="mx-auto grid max-w-7xl gap-12 px-4 py-20 sm:px-6 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <div className="grid content-start gap-10">
          <h2 className="text-title">Levels, as they stand today</h2>
          <Figures figures={stageFigures} />
        </div>
        <dl className="grid gap-7">
          {skills.map((skill) => (
            <LevelMeter key={skill.name} {...skill} />
          ))}
        </dl>
      </section>
      <section className="border-line border-t">
        <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
          <h2 className="text-title">The approach</h2>
          <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-14">
            {approach.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3 text-lg text-muted leading-relaxed">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookNow />
    </>
  );
}
