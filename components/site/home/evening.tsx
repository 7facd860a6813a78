import { ListenButton } from "@/components/sound/listen-button";
import { toTrack } from "@/components/sound/to-track";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { evening } from "@/lib/content/evening";
import { formatPrice, lowestPrice, services } from "@/lib/content/services";
import type { Sound } from "@/lib/contract/sounds";
import "./evening.css";

/**
 * The four crafts as one evening. While the visitor scrolls through it, the light goes down, the sky darkens and the clock
 * goes on (evening.css). Without scroll-driven animations, or with reduced motion, it is four panels in a row.
 *
 * @param sounds all recordings: each act plays the first one of its craft.
 */
export function Evening({ sounds }: { sounds: Sound[] }) {
  return (
    <section aria-labelledby="evening" className="evening below">
      <div aria-hidden="true" className="evening-sky">
        {evening.map(({ craft }) => (
          <div key={craft} className="act-sky" />
        ))}
        <div className="evening-dusk" />
        <div className="evening-clock font-display" />
        <div className="evening-hours">
          {evening.map(({ time }) => (
            <span key={time}>{time}</span>
          ))}
        </div>
      </div>
      <h2 id="evening" className="evening-title text-title">
        An evening <em>in four acts</em>
      </h2>
      {evening.map(({ time, craft, title, line, alt, songs }) => {
        const service = services.find(({ id }) => id === craft);
        const sound = sounds.find((one) => one.craft === service?.category);
        return (
          <article key={craft} className="act">
            <p className="act-time font-display">
              {time} <small>pm</small>
            </p>
            <div className="act-picture">
              <Picture
                src={`/pictures/act-${craft}.jpg`}
                width={700}
                height={700}
                alt={alt}
                avif={`/pictures/act-${craft}-700.avif 700w, /pictures/act-${craft}-1200.avif 1200w`}
                // A little less than the width: 700 pixels are enough for a screen of 720.
                sizes="(min-width: 1024px) max(58vw, 100vh), 97vw"
              />
            </div>
            <div className="act-track">
              <div className="act-text">
                <h3 className="text-(length:--text-title)">{title}</h3>
                <p className="max-w-[24em] text-lg leading-relaxed">{line}</p>
                {service && (
                  <div className="act-ways">
                    <p className="flex flex-wrap items-baseline gap-x-4">
                      <SiteLink
                        href={`/services#${craft}`}
                        className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-8 hover:decoration-current"
                      >
                        {service.name}
                      </SiteLink>
                      from {formatPrice(lowestPrice(service.id))}
                    </p>
                    {sound && (
                      <ListenButton
                        track={toTrack(sound, true)}
                        isSample={sound.isSample}
                        className="bg-(--day-ink) text-(--play-ink)"
                      />
                    )}
                    {songs && !sound && (
                      <p className="font-display text-lg italic tracking-[0.01em] max-lg:hidden">
                        {songs.join(" · ")}
                      </p>
                    )}
                  </div>
                )}
              </div>
            </div>
          </article>
        );
      })}
    </section>
  );
}
