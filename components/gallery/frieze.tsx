import { Picture } from "@/components/ui/picture";
import { evening } from "@/lib/content/evening";
import { cardAlt, heroAlt } from "@/lib/content/pictures";

const lastLight = evening.find(({ craft }) => craft === "photography");

/**
 * What the headline of the gallery names: a night, brass and the last light, of which a tall part shows. `sizes` says how wide the
 * whole picture is then.
 */
const panels = [
  {
    src: "/pictures/card-photography.jpg",
    width: 600,
    height: 900,
    alt: cardAlt.photography,
    avif: "/pictures/card-photography-400.avif 400w, /pictures/card-photography-800.avif 800w",
    sizes: "(min-width: 1024px) 24vw, 34vw",
    part: "object-[50%_30%]",
  },
  {
    src: "/pictures/hero-trumpet.jpg",
    width: 1280,
    height: 720,
    alt: heroAlt.trumpet,
    avif: "/pictures/hero-trumpet-tall-750.avif 750w, /pictures/hero-trumpet-tall-1080.avif 1080w",
    sizes: "(min-width: 1024px) 22vw, 34vw",
    part: "object-[50%_22%]",
  },
  {
    src: "/pictures/act-photography.jpg",
    width: 700,
    height: 700,
    alt: lastLight?.alt ?? "",
    avif: "/pictures/act-photography-700.avif 700w, /pictures/act-photography-1200.avif 1200w",
    sizes: "(min-width: 1024px) 40vw, 50vw",
    part: "object-[48%_50%]",
  },
];

/** The top of the gallery: three tall pictures that hang beside its headline or, where that needs the width, above it. */
export function Frieze() {
  return (
    <div className="frieze">
      {panels.map(({ part, ...picture }) => (
        <Picture key={picture.src} {...picture} priority className={`size-full object-cover ${part}`} />
      ))}
    </div>
  );
}
