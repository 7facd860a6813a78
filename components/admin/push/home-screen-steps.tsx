/** A small phone with a drawing on its screen, for the steps of {@link HomeScreenSteps}. */
function Phone({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 72 112" aria-hidden="true" className="h-28 w-18 shrink-0 text-muted" fill="none">
      <rect
        x="2"
        y="2"
        width="68"
        height="108"
        rx="12"
        className="fill-paper"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M28 9h16" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      {children}
    </svg>
  );
}

/** Safari's bar at the bottom, with its Share button marked. */
const ShareButton = () => (
  <Phone>
    <path
      d="M12 24h34M12 33h44M12 42h26"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".4"
    />
    <path d="M4 84h64" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="36" cy="96" r="15" className="fill-accent/15 stroke-accent" strokeWidth="2" />
    <path
      d="M32 94h-2.5v9h13v-9H40M36 99V87m-3.5 3.5L36 87l3.5 3.5"
      className="stroke-accent"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Phone>
);

/** The sheet that it opens, with the entry marked. */
const AddEntry = () => (
  <Phone>
    <path d="M4 34h64" stroke="currentColor" strokeWidth="1.5" />
    <path d="M14 46h30M14 94h24" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".4" />
    <rect
      x="8"
      y="56"
      width="56"
      height="26"
      rx="7"
      className="fill-accent/15 stroke-accent"
      strokeWidth="2"
    />
    <path d="M14 69h22" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    <rect x="44" y="62" width="14" height="14" rx="3.5" className="stroke-accent" strokeWidth="2" />
    <path d="M51 65.5v7M47.5 69h7" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
  </Phone>
);

const STEPS = [
  { picture: <ShareButton />, words: "Tap Share, at the bottom of Safari (on an iPad, at the top)." },
  { picture: <AddEntry />, words: "Choose “Add to Home Screen”, then open the console from there." },
];

/** How an iPhone or iPad gets the console onto its home screen. */
export function HomeScreenSteps() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {STEPS.map(({ picture, words }, index) => (
        <li key={words} className="flex items-center gap-4">
          {picture}
          <p className="min-w-0">
            <span className="block font-display text-accent text-xl">{index + 1}.</span>
            {words}
          </p>
        </li>
      ))}
    </ol>
  );
}
