import { signature } from "@/lib/content/signature";

/** The performer's signature. Decorative: the name is the page's heading. */
export function Signature({ className }: { className?: string }) {
  if (!signature) return null;
  const { width, height, path } = signature;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* Twice, slightly apart, which makes strokes as uneven as those of a broad nib. */}
      <path d={path} />
      <path d={path} transform="translate(1.5 -1.1)" />
    </svg>
  );
}
