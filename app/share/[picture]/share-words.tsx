import { brand } from "@/lib/content/brand";

/** Copies of colors in app/theme.css: this renderer does not read CSS. */
const SHADE =
  "linear-gradient(90deg, rgba(11, 21, 33, 0.92) 0%, rgba(11, 21, 33, 0.7) 45%, rgba(11, 21, 33, 0) 78%)";
const PAPER = "#f8efe0";
const LAMP = "#ffc46b";

/** The brand's mark (components/ui/mark.tsx) at night. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" fill="${LAMP}">
  <path d="M148 180a92 92 0 0 1 184 0Z"/>
  <rect x="60" y="196" width="360" height="13" rx="6.5"/>
  <rect x="104" y="222" width="272" height="12" rx="6" opacity="0.85"/>
  <rect x="142" y="247" width="196" height="11" rx="5.5" opacity="0.7"/>
</svg>`;

interface ShareWordsProps {
  headline: string;
  /** What is offered and where. */
  line: string;
}

/** The words on the picture of a shared link, on a shade that leaves the right of the picture free. */
export function ShareWords({ headline, line }: ShareWordsProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "60px 72px 56px",
        backgroundImage: SHADE,
        color: PAPER,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontFamily: "Fraunces", fontSize: 38 }}>
        <img alt="" width={96} height={60} src={`data:image/svg+xml;base64,${btoa(MARK)}`} />
        {brand.name}
      </div>
      <div
        style={{
          fontFamily: "Fraunces",
          fontSize: 84,
          lineHeight: 1.04,
          letterSpacing: "-0.015em",
          maxWidth: 680,
          textWrap: "balance",
        }}
      >
        {headline}
      </div>
      <div style={{ fontFamily: "Instrument Sans", fontSize: 28, color: LAMP }}>{line}</div>
    </div>
  );
}
