import { Picture } from "@/components/ui/picture";
import { friezeAlt } from "@/lib/content/pictures";

/** Their heights at a width of 400 pixels. */
const PICTURES = [
  { name: "night", height: 720 },
  { name: "brass", height: 480 },
  { name: "light", height: 720 },
] as const;

/**
 * The top of the gallery: three tall pictures beside its headline or, where that needs the width, above it. They are what it
 * names: a night, brass and the last light.
 */
export function Frieze() {
  return (
    <div className="frieze">
      {PICTURES.map(({ name, height }) => (
        <Picture
          key={name}
          src={`/pictures/frieze-${name}.jpg`}
          width={400}
          height={height}
          alt={friezeAlt[name]}
          avif={`/pictures/frieze-${name}-400.avif 400w, /pictures/frieze-${name}-800.avif 800w`}
          sizes="(min-width: 1024px) 25vw, 41vw"
          className="size-full object-cover"
        />
      ))}
    </div>
  );
}
