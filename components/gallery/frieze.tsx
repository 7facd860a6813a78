import { Picture } from "@/components/ui/picture";
import { friezeAlt } from "@/lib/content/pictures";

/**
 * The top of the gallery: three tall pictures that hang beside its headline or, where that needs the width, above it. They are
 * what it names: a night, brass and the last light.
 */
export function Frieze() {
  return (
    <div className="frieze">
      {Object.entries(friezeAlt).map(([name, alt]) => (
        <Picture
          key={name}
          src={`/pictures/frieze-${name}.jpg`}
          width={400}
          height={720}
          alt={alt}
          avif={`/pictures/frieze-${name}-400.avif 400w, /pictures/frieze-${name}-800.avif 800w`}
          sizes="(min-width: 1024px) 22vw, 34vw"
          className="size-full object-cover"
        />
      ))}
    </div>
  );
}
