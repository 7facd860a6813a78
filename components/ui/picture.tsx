interface PictureProps {
  /** The JPEG that every browser shows, and its size in pixels. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** `srcset`s of the smaller formats. */
  avif: string;
  webp?: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** The crop for phones held upright, an AVIF. */
  tall?: string;
  /** The first thing that is seen: fetched before everything else. */
  priority?: boolean;
  /** A tiny picture, as a data: address, until the real one is there. */
  placeholder?: string | null;
  className?: string;
}

/** A picture in the smallest format and size that the browser can use, with its place kept free. */
export function Picture({
  avif,
  webp,
  sizes,
  tall,
  priority = false,
  placeholder,
  alt,
  ...image
}: PictureProps) {
  return (
    <picture>
      {tall && <source media="(max-aspect-ratio: 1/1)" type="image/avif" srcSet={tall} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        sizes={sizes}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={placeholder ? { background: `center / cover no-repeat url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
