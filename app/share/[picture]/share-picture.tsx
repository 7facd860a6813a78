import { brand } from "@/lib/content/brand";

/** Copies of the dark theme's colors in app/theme.css: this renderer does not read CSS. */
const NIGHT = "linear-gradient(180deg, #08101a 0%, #0b1521 30%, #10293d 66%, #1d4256 100%)";
const PAPER = "#f8efe0";
const LAMP = "#ffc46b";
const MUTED = "#b9c6d2";

/** A larger version of components/ui/horizon.tsx, with a glow in the sky. */
const HORIZON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <defs>
    <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="890" cy="424" r="470">
      <stop offset="0" stop-color="#ffb650" stop-opacity="0.7"/>
      <stop offset="0.42" stop-color="#e08a2a" stop-opacity="0.24"/>
      <stop offset="1" stop-color="#e08a2a" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="sun" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffd591"/>
      <stop offset="1" stop-color="#f2a33a"/>
    </linearGradient>
  </defs>
  <rect width="1200" height="424" fill="url(#halo)"/>
  <path d="M690 424a200 200 0 0 1 400 0Z" fill="url(#sun)"/>
  <g fill="#ffc46b">
    <rect x="640" y="446" width="500" height="22" rx="11"/>
    <rect x="704" y="490" width="372" height="19" rx="9.5" opacity="0.85"/>
    <rect x="760" y="530" width="260" height="16" rx="8" opacity="0.68"/>
    <rect x="808" y="566" width="164" height="13" rx="6.5" opacity="0.5"/>
    <rect x="848" y="598" width="84" height="10" rx="5" opacity="0.34"/>
  </g>
</svg>`;

/** The picture of a shared link: the page's headline in front of the sky after sunset. */
export function SharePicture({ headline }: { headline: string }) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        backgroundColor: "#0b1521",
        backgroundImage: NIGHT,
        color: PAPER,
      }}
    >
      <img
        alt=""
        width={1200}
        height={630}
        src={`data:image/svg+xml;base64,${btoa(HORIZON)}`}
        style={{ position: "absolute" }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: "64px 72px 60px",
          width: "100%",
        }}
      >
        <div
          style={{
            fontFamily: "Fraunces",
            fontSize: 80,
            lineHeight: 1.06,
            letterSpacing: "-0.015em",
            maxWidth: 720,
            textWrap: "balance",
          }}
        >
          {headline}
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 10 }}>
          <div style={{ fontFamily: "Fraunces", fontSize: 40, color: LAMP }}>{brand.name}</div>
          <div style={{ fontFamily: "Instrument Sans", fontSize: 26, color: MUTED }}>{brand.city}</div>
        </div>
      </div>
    </div>
  );
}
