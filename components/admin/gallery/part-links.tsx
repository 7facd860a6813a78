import Link from "next/link";
import { type GalleryFilter, galleryAddress } from "./address";

const PARTS = [
  { part: "media", name: "Pictures and videos" },
  { part: "sound", name: "Sound" },
] as const;

interface PartLinksProps {
  /** The current part. */
  part: (typeof PARTS)[number]["part"];
  /** Kept while another part is shown. */
  filter: GalleryFilter;
}

/** The links between the parts of the gallery screen. */
export function PartLinks({ part: current, filter }: PartLinksProps) {
  return (
    <nav aria-label="Parts of the gallery" className="mb-5">
      <ul className="inline-grid grid-cols-2 gap-1 rounded-full bg-sunken p-1 max-sm:grid">
        {PARTS.map(({ part, name }) => (
          <li key={part}>
            <Link
              href={galleryAddress.path({ ...filter, part })}
              aria-current={part === current ? "page" : undefined}
              className="grid min-h-11 place-items-center rounded-full px-2 text-center font-semibold max-sm:text-sm sm:px-5 aria-[current]:bg-raised aria-[current]:text-accent aria-[current]:shadow-soft"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
