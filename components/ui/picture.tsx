interface PictureProps {
  /** The JPEG fallback and its dimensions in pixels. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The `srcset`s of the other formats. */
  avif: string;
  webp?: string;
  /** The `sizes` attribute: the width it is displayed at. */
  sizes: string;
  /** `srcset` of the AVIF for portrait screens. */
  tall?: string;
  /** The path of the AVIF for phones, which is sent within the page (lib/process/inline-pictures.ts). */
  inline?: string;
  /** Whether it is visible when the page opens, and loaded before everything else. */
  priority?: boolean;
  /** A tiny picture as a data: URL, shown until the real one has loaded. */
  placeholder?: string | null;
  className?: string;
}

/** A picture in the best format and size for the browser, with its space reserved. */
export function Picture({
  avif,
  webp,
  sizes,
  tall,
  inline,
  priority = false,
  placeholder,
  alt,
  ...image
}: PictureProps) {
  return (
    <picture>
      {inline && (
        <source
          data-inline
          media="(max-width: 30rem) and (orientation: portrait)"
          type="image/avif"
          srcSet={inline}
        />
      )}
      {tall && <source media="(max-aspect-ratio: 1/1)" type="image/avif" srcSet={tall} sizes={sizes} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={placeholder ? { background: `center / cover no-repeat url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
