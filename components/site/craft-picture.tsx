import { Picture } from "@/components/ui/picture";
import { heroAlt } from "@/lib/content/pictures";
import type { ServiceId } from "@/lib/content/services";

interface CraftPictureProps {
  craft: ServiceId;
  sizes: string;
  priority?: boolean;
  /** Whether portrait screens get a picture of their own. */
  tall?: boolean;
  className?: string;
}

/** Of the wide files, in pixels. */
const WIDTHS = [800, 1280, 2000, 2560];

/** The site's own picture of a craft (scripts/assets/site-pictures.ts creates the files). */
export function CraftPicture({ craft, sizes, priority = false, tall = false, className }: CraftPictureProps) {
  const base = `/pictures/hero-${craft}`;
  return (
    <Picture
      src={`${base}.jpg`}
      width={1280}
      height={720}
      alt={heroAlt[craft]}
      avif={WIDTHS.map((width) => `${base}-${width}.avif ${width}w`).join(", ")}
      {...(tall && { tall: `${base}-tall-750.avif 750w, ${base}-tall-1080.avif 1080w` })}
      sizes={sizes}
      priority={priority}
      {...(className && { className })}
    />
  );
}
