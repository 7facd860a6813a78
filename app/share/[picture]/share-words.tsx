import { brand } from "@/lib/content/brand";

/** Copies of colors in app/theme.css: this renderer does not read CSS. The line at the bottom has a shade of its own. */
const shade = (words: number) =>
  `linear-gradient(0deg, rgba(11, 21, 33, 0.92) 0%, rgba(11, 21, 33, 0.72) 15%, rgba(11, 21, 33, 0) 38%), linear-gradient(90deg, rgba(11, 21, 33, 0.92) 0%, rgba(11, 21, 33, 0.7) ${words * 80}%, rgba(11, 21, 33, 0) ${words * 137}%)`;
const PAPER = "#f8efe0";
const LAMP = "#ffc46b";

/** The brand's mark (components/ui/mark.tsx) at night. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${LAMP}">
  <path d="M8 34a24 24 0 0 1 48 0Z"/>
  <rect x="8" y="38.5" width="48" height="4" rx="2"/>
  <rect x="15" y="46" width="34" height="3.5" rx="1.75"/>
  <rect x="22" y="53" width="20" height="3" rx="1.5"/>
  <rect x="28" y="59.5" width="8" height="2.5" rx="1.25"/>
</svg>`;

interface ShareWordsProps {
  headline: string;
  /** What is offered and where. */
  line: string;
  /** How wide the headline may be, as a part of the picture's width. The shade fades out beyond it. */
  width: number;
}

/** The words on the picture of a shared link, on a shade that leaves the right of the picture free. */
export function ShareWords({ headline, line, width }: ShareWordsProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "60px 72px 56px",
        backgroundImage: shade(width),
        color: PAPER,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontFamily: "Fraunces", fontSize: 38 }}>
        <img alt="" width={72} height={72} src={`data:image/svg+xml;base64,${btoa(MARK)}`} />
        {brand.name}
      </div>
      <div
        style={{
          fontFamily: "Fraunces",
          fontSize: 84,
          lineHeight: 1.04,
          letterSpacing: "-0.015em",
          maxWidth: 1200 * width,
          textWrap: "balance",
        }}
      >
        {headline}
      </div>
      <div style={{ fontFamily: "Instrument Sans", fontSize: 28, color: LAMP }}>{line}</div>
    </div>
  );
}
