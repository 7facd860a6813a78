/** Glyphs of the social profiles, drawn for this site because lucide has no brand icons. */
const OUTLINE = { fill: "none", stroke: "currentColor", strokeWidth: 1.75, strokeLinejoin: "round" } as const;

const GLYPHS = {
  Instagram: (
    <g {...OUTLINE}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </g>
  ),
  Snapchat: (
    <path
      {...OUTLINE}
      d="M12 3.5c3 0 4.6 2.2 4.6 5v2.2l1.9-.4c.7.9-.4 1.6-1.6 2.2.4 1.9 1.8 3.2 3.6 3.7-.4 1-1.5 1.2-2.6 1.4l-.5 1.2c-1.7-.4-2.6 0-3.4.7-.6.6-1.2.9-2 .9s-1.4-.3-2-.9c-.8-.7-1.7-1.1-3.4-.7l-.5-1.2c-1.1-.2-2.2-.4-2.6-1.4 1.8-.5 3.2-1.8 3.6-3.7-1.2-.6-2.3-1.3-1.6-2.2l1.9.4V8.5c0-2.8 1.6-5 4.6-5Z"
    />
  ),
  YouTube: (
    <g {...OUTLINE}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 5 2.800-5 2.800Z" fill="currentColor" />
    </g>
  ),
};

/** The glyph of a social profile. Decorative: the link's text has the name. */
export function ProfileIcon({ name, className }: { name: keyof typeof GLYPHS; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {GLYPHS[name]}
    </svg>
  );
}
