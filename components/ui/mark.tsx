/** The logo: a setting sun whose reflection on the water is also a level meter. Decorative. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="currentColor">
      <path d="M8 34a24 24 0 0 1 48 0Z" />
      <rect x="8" y="38.5" width="48" height="4" rx="2" />
      <rect x="15" y="46" width="34" height="3.5" rx="1.75" />
      <rect x="22" y="53" width="20" height="3" rx="1.5" />
      <rect x="28" y="59.5" width="8" height="2.5" rx="1.25" />
    </svg>
  );
}
