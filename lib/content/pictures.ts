import type { ServiceId } from "./services";

/** Alt texts of the site's own pictures (public/pictures). */
export const heroAlt: Record<ServiceId, string> = {
  dj: "A man in a hat bends over his decks, one hand on the record, the other at his headphones, stage lights behind him.",
  photography:
    "Close view of a camera lens with its aperture blades and green, blue and amber reflections in the glass at dusk.",
  trumpet: "A polished brass trumpet tilted bell up, amber light on the valves, deep blue evening behind.",
  vocals:
    "A vintage ribbed chrome microphone with a brass band on a black stand, string lights out of focus behind it.",
};

export const cardAlt: Record<ServiceId, string> = {
  dj: "A record on a turntable, seen from above, the needle in its groove, in warm light.",
  photography:
    "A bride and groom walk away hand in hand between two rows of guests who hold up sparklers at night.",
  trumpet: "The bell of a brass trumpet seen from the front, with warm lights out of focus behind it.",
  vocals:
    "A vintage ribbed microphone on a stand on an empty stage, crossed by blue and amber light beams in haze.",
};

export const rainAlt =
  "A bride and groom stand forehead to forehead under a clear umbrella in night rain, lights behind them.";

export const brassAlt = "Hands on the valves of a trumpet, close up, its bell toward the setting sun.";

/** At the top of the gallery. */
export const friezeAlt = {
  night: rainAlt,
  brass: brassAlt,
  light: "An aisle between empty chairs leads to an arch of flowers and the low sun over the water.",
};

export const coupleAlt =
  "A bride and groom stand forehead to forehead before the low sun over the harbor, her veil lifted by the wind.";

export const walkInAlt =
  "A man in a hat plays the trumpet toward the low sun while a bride and groom walk between rows of seated guests.";

export const photographerAlt =
  "A man in a hat, a camera in both hands, looks into the low sun over the water of the harbor.";

export const harborAlt =
  "The skyline of Boston across calm water after sunset, from the clock of the Custom House to the lit Zakim Bridge.";

export const marqueeAlt =
  "A white tent lit from inside, tables laid in it, beside calm water that mirrors its lights after sunset.";

export const danceAlt =
  "A bride and groom dance close together under rows of string lights, dark shapes of guests around them.";

export const planAlt =
  "A notebook with the plan of an evening in pencil on a table in morning light, with coffee, prints and a mouthpiece.";

export const caseAlt =
  "A closed leather trumpet case on floorboards, a hat on its lid and a coiled black cable before it.";

export const metersAlt =
  "Four level meters of an old amplifier glow in the dark, a needle near zero, tubes and a red lamp out of focus.";

export const recordAlt =
  "A hand with a white cuff and a dark sleeve rests on a spinning record in warm light, colored lights behind.";

export const fourCraftsAlt =
  "A vinyl record, a camera lens, a brass trumpet and a vintage microphone on a dark wooden table at golden hour.";

export const voiceAlt =
  "A man in a hat sings into a vintage microphone, seen from behind, to tables full of guests under string lights.";
