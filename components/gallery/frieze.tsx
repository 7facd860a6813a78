import { Picture } from "@/components/ui/picture";
import { friezeAlt } from "@/lib/content/pictures";

const NARROW = "(min-width: 1024px) 22vw, 28vw";
/** Phones with very dense screens get it at twice the density, not at three times, as they do the works (tile.tsx). */
const WIDE = "(min-width: 1024px) 32vw, (min-resolution: 2.5dppx) 30vw, 46vw";

/** Their heights at a width of 400 pixels, and how wide they are shown. */
const PICTURES = [
  { name: "night", height: 686, sizes: NARROW },
  { name: "brass", height: 480, sizes: WIDE },
  { name: "light", height: 686, sizes: NARROW },
] as const;

/**
 * The top of the gallery: three tall pictures beside its headline or, where that needs the width, above it. They are what it
 * names: a night, brass and the last light.
 */
export function Frieze() {
  return (
    <div className="frieze">
      {PICTURES.map(({ name, height, sizes }) => (
        <Picture
          key={name}
          src={`/pictures/frieze-${name}.jpg`}
          width={400}
          height={height}
          alt={friezeAlt[name]}
          avif={`/pictures/frieze-${name}-400.avif 400w, /pictures/frieze-${name}-800.avif 800w`}
          sizes={sizes}
          className="size-full object-cover"
        />
      ))}
    </div>
  );
}
