import { BookNow } from "@/components/site/book-now";
import { BookingBar } from "@/components/site/booking-bar";
import { Figures } from "@/components/site/figures";
import { JsonLd } from "@/components/site/json-ld";
import { LevelMeter } from "@/components/site/level-meter";
import { Portrait } from "@/components/site/portrait";
import { Signature } from "@/components/site/signature";
import { Picture } from "@/components/ui/picture";
import {
  approach,
  figures,
  introduction,
  samplesNote,
  skills,
  skillsNote,
  stageFigures,
  stageFiguresNote,
  story,
  storyTitle,
} from "@/lib/content/about";
import { pages } from "@/lib/content/pages";
import { caseAlt, danceAlt, metersAlt, planAlt } from "@/lib/content/pictures";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { performer } from "@/lib/seo/structured-data/business";

export const metadata = pageMetadata("about");

const [beginning, ...rest] = story;

export default function AboutPage() {
  return (
    <>
      <JsonLd things={[performer(), breadcrumbs("about")]} />
      <div className="booked">
        <Portrait title={pages.about.headline} italic={pages.about.italic}>
          {introduction}
        </Portrait>
        <div className="daylight">
          <section className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 lg:grid-cols-[2fr_3fr] lg:gap-20 lg:py-28">
            <div className="grid content-start sm:gap-8 sm:max-lg:grid-cols-2">
              <h2 className="max-w-[9.1em] text-title">{storyTitle}</h2>
              <Picture
                src="/pictures/case.jpg"
                width={800}
                height={1000}
                alt={caseAlt}
                avif="/pictures/case-600.avif 600w, /pictures/case-1100.avif 1100w"
                sizes="(min-width: 1024px) 40vw, (min-width: 640px) 50vw, 72vw"
                className="aspect-[4/3] w-full object-[50%_62%] object-cover max-sm:mt-6 max-sm:-ml-(--edge) max-sm:w-[calc(100%+2*var(--edge))] max-sm:max-w-none lg:-ml-(--edge) lg:aspect-[5/4] lg:w-[calc(100%+var(--edge))] lg:max-w-none lg:object-[50%_70%]"
              />
            </div>
            <div className="flex max-w-[40rem] flex-col gap-6 text-lg text-muted leading-relaxed">
              <p className="font-display text-2xl text-ink leading-snug sm:text-3xl sm:leading-snug lg:text-[2rem]">
                {beginning}
              </p>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Signature className="w-52 max-w-full pt-2 text-ink sm:w-80 lg:mt-auto" />
            </div>
          </section>
          <section className="mx-auto grid max-w-7xl gap-8 px-4 pb-14 sm:px-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-20 lg:pb-28">
            <div className="-mx-(--edge) lg:order-last lg:ml-0">
              <Picture
                src="/pictures/dance.jpg"
                width={800}
                height={1000}
                alt={danceAlt}
                avif="/pictures/dance-600.avif 600w, /pictures/dance-1100.avif 1100w"
                sizes="(min-width: 1024px) 40vw, (min-width: 640px) 100vw, 72vw"
                className="aspect-[4/3] w-full object-cover object-[50%_45%] sm:aspect-[2/1] lg:aspect-[4/5]"
              />
            </div>
            <div className="grid gap-8">
              <h2 className="text-title">In numbers</h2>
              <Figures figures={figures} large />
            </div>
          </section>
        </div>
        <section data-night className="after-dark bg-night text-ink">
          <div className="relative h-60 sm:h-80 lg:h-[26rem]">
            <Picture
              src="/pictures/meters.jpg"
              width={1000}
              height={500}
              alt={metersAlt}
              avif="/pictures/meters-800.avif 800w, /pictures/meters-1600.avif 1600w"
              sizes="100vw"
              className="size-full object-[72%_20%] object-cover lg:object-[50%_10%]"
            />
            <div className="absolute inset-0 bg-linear-to-t from-night from-5% to-65% to-night/0 lg:to-50%" />
          </div>
          <div className="relative mx-auto -mt-16 max-w-7xl px-4 pb-14 sm:px-6 lg:-mt-40 lg:pb-28">
            <h2 className="text-display">On the meters</h2>
            <p className="mt-3 text-lg text-muted">{skillsNote}</p>
            <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-4 gap-y-10 sm:grid-cols-2 sm:gap-x-8 lg:mt-10 lg:grid-cols-4">
              {skills.map((skill) => (
                <LevelMeter key={skill.name} {...skill} />
              ))}
            </dl>
            <div className="mt-14 grid gap-6 lg:mt-24 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-20">
              <p className="max-w-[22.7em] text-balance font-display text-2xl leading-snug lg:text-[2.125rem] lg:leading-tight">
                {stageFiguresNote}
              </p>
              <Figures figures={stageFigures} />
            </div>
          </div>
        </section>
        <div className="nightfall">
          <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-28">
            <h2 className="text-title">The approach</h2>
            <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[2fr_3fr] lg:gap-20">
              <Picture
                src="/pictures/plan.jpg"
                width={800}
                height={800}
                alt={planAlt}
                avif="/pictures/plan-600.avif 600w, /pictures/plan-1100.avif 1100w"
                sizes="(min-width: 1024px) 40vw, 100vw"
                className="-ml-(--edge) aspect-[4/3] w-[calc(100%+2*var(--edge))] max-w-none object-cover object-[50%_45%] sm:aspect-[2/1] lg:aspect-[5/4] lg:w-[calc(100%+var(--edge))]"
              />
              <ul className="lg:grid lg:auto-rows-fr">
                {approach.map(({ title, text }) => (
                  <li key={title} className="border-line border-t py-5 last:pb-0 sm:py-7">
                    <h3 className="font-sans font-semibold text-accent text-lg">{title}</h3>
                    <p className="mt-2 text-balance font-display text-2xl leading-snug sm:text-3xl sm:leading-snug">
                      {text}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            {samplesNote && (
              <p className="mt-14 border-line border-t pt-5 text-muted text-sm">{samplesNote}</p>
            )}
          </section>
        </div>
        <BookingBar />
      </div>
      <BookNow ending="chairs" />
    </>
  );
}
