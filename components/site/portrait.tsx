import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { photographerAlt } from "@/lib/content/pictures";
import { Headline } from "./headline";

interface PortraitProps {
  title: string;
  /** The part of the title that is set in italics. */
  italic: string;
  children: ReactNode;
}

/**
 * The person of the site, from edge to edge. On wide screens and on a phone on its side, the heading and first
 * words stand in the sky of the picture, on others below it.
 */
export function Portrait({ title, italic, children }: PortraitProps) {
  return (
    <div
      data-under-header
      className="relative isolate overflow-hidden bg-night text-on-night sky:min-h-[min(46vw,54rem)]"
    >
      <div className="-z-10 grid relative sky:absolute sky:inset-0 [&>*]:col-start-1 [&>*]:row-start-1">
        <Picture
          src="/pictures/photographer.jpg"
          width={1170}
          height={1170}
          alt={photographerAlt}
          avif="/pictures/photographer-wide-1280.avif 1280w, /pictures/photographer-wide-2000.avif 2000w"
          tall="/pictures/photographer-750.avif 750w, /pictures/photographer-1170.avif 1170w"
          inline="/pictures/photographer-800.avif"
          sizes="100vw"
          priority
          className="w-full object-cover object-top landscape:aspect-video portrait:aspect-square sky:size-full"
        />
        {/* Leads from the water to the words below. */}
        <div className="bg-linear-to-t from-night to-25% to-night/0 sky:hidden" />
      </div>
      {/* Behind the header. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-28 bg-linear-to-b from-night/80 to-night/0" />
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-12 sm:px-6 sky:py-[min(13vw,15rem)] short:pt-18 short:pb-6">
        {/* In the sky, the words bring their own dusk (site.css). */}
        <div className="relative grid gap-5 sky:max-w-[min(27rem,30vw)] short:max-w-[34vw] short:gap-3 portrait-dusk">
          <h1 className="text-display sky:text-[min(8.6vw,8.5rem)]">
            <Headline text={title} italic={italic} />
          </h1>
          <p className="max-w-[20em] text-balance text-lg leading-relaxed short:text-base short:leading-normal">
            {children}
          </p>
        </div>
      </div>
    </div>
  );
}
