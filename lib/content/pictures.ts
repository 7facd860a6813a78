import type { ServiceId } from "./services";

/** Alt texts of the site's own pictures (public/pictures). */
export const heroAlt: Record<ServiceId, string> = {
  dj: "A tonearm and cartridge resting on a spinning vinyl record, lit by amber light with soft bokeh behind.",
  photography:
    "Close view of a camera lens with visible aperture blades and teal, blue and amber coating reflections at dusk.",
  trumpet:
    "A polished brass trumpet with three valves and a flared bell glowing against a deep blue evening sky.",
  vocals: "A vintage ribbed chrome microphone with a brass band, in front of warm string-light bokeh.",
};

export const cardAlt: Record<ServiceId, string> = {
  dj: "Leather headphones resting on a wooden crate packed with records, string lights glowing behind.",
  photography:
    "A camera on a tripod in silhouette against a blue and amber harbor sky with city lights out of focus.",
  trumpet: "Close view of trumpet valve caps with pearl finger buttons in warm evening light.",
  vocals:
    "A vintage ribbed microphone on a stand on an empty stage, crossed by blue and amber light beams in haze.",
};

export const portraitAlt =
  "A still life at golden hour: a vinyl record, a camera lens, a brass trumpet and a vintage microphone on a dark wooden table.";
