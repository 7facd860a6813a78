import type { GalleryItem } from "@/lib/contract/gallery";

interface DemoItem extends Pick<GalleryItem, "title" | "description" | "alt" | "category" | "featured"> {
  /** File names in the folder lib/backend/gallery/demo. */
  media: string;
  poster?: string;
}

/**
 * The content of a new gallery, top item first. The first six pictures appear on the home page, and adjacent
 * items are of different categories.
 */
export const demoItems: DemoItem[] = [
  {
    media: "trumpet-valves.jpg",
    title: "Three Valves",
    description: "Three valves, every melody.",
    alt: "Close view of trumpet valve caps with pearl finger buttons in warm evening light.",
    category: "trumpet",
    featured: true,
  },
  {
    media: "dj-turntable-above.jpg",
    title: "Half-Sun Label",
    description: "Thirty-three turns a minute, straight down.",
    alt: "A turntable seen from above, the record label showing a striped half sun.",
    category: "dj",
    featured: true,
  },
  {
    media: "vocal-bokeh.jpg",
    title: "String-Light Set",
    description: "Garden parties, rooftop ceremonies, one good voice.",
    alt: "A handheld microphone in its clip in front of strings of warm garden lights.",
    category: "vocal",
    featured: true,
  },
  {
    media: "photography-mirror-ball.jpg",
    title: "Last Dance",
    description: "The dance floor, as the photographer sees it.",
    alt: "A mirror ball throwing beams over a dance floor full of amber and teal bokeh lights.",
    category: "photography",
    featured: true,
  },
  {
    media: "dj-vinyl-loop.mp4",
    poster: "dj-vinyl-loop.jpg",
    title: "Spinning Record",
    description: "A record turning, over and over, as the lights flicker behind it.",
    alt: "A seamless loop of a record turning under a tonearm in amber light.",
    category: "dj",
    featured: false,
  },
  {
    media: "trumpet-bell.jpg",
    title: "Facing the Bell",
    description: "The view from the front row.",
    alt: "The bell of a brass trumpet seen from the front, with the valves blurred behind it and warm bokeh lights.",
    category: "trumpet",
    featured: false,
  },
  {
    media: "photography-harbour-skyline.jpg",
    title: "Harbor, Last Light",
    description: "The skyline across the harbor as the office lights come on.",
    alt: "An out-of-focus city skyline across harbor water at golden hour, its windows and quay lamps turned to bokeh.",
    category: "photography",
    featured: false,
  },
  {
    media: "vocal-grille-macro.jpg",
    title: "Up Close",
    description: "As close as a whisper.",
    alt: "Macro view of the woven steel grille of a ball microphone with warm and cool light on either side.",
    category: "vocal",
    featured: false,
  },
  {
    media: "dj-headphones-crate.jpg",
    title: "Crate Digging",
    description: "Hand-picked records, ready for your dance floor.",
    alt: "Leather headphones resting on a wooden crate packed with records, string lights glowing behind.",
    category: "dj",
    featured: true,
  },
  {
    media: "trumpet-velvet.jpg",
    title: "Before the Set",
    description: "Warmed up, wiped down and ready to play.",
    alt: "A brass trumpet lying on folds of deep blue velvet.",
    category: "trumpet",
    featured: true,
  },
  {
    media: "photography-aperture.jpg",
    title: "Wide Open",
    description: "Fast glass for dim rooms and candlelit vows.",
    alt: "A camera lens seen from the front, the polygon of its aperture blades framed by colored reflections.",
    category: "photography",
    featured: true,
  },
  {
    media: "vocal-stage-beams.jpg",
    title: "Empty Stage",
    description: "Five minutes before the doors open.",
    alt: "A vintage ribbed microphone on a stand on an empty stage, crossed by blue and amber light beams in haze.",
    category: "vocal",
    featured: true,
  },
  {
    media: "dj-mixer-lights.jpg",
    title: "Levels Up",
    description: "Reading the room, one fader at a time.",
    alt: "Knobs, level meters and lit buttons of a DJ mixer in low amber and teal light.",
    category: "dj",
    featured: false,
  },
  {
    media: "trumpet-light-loop.mp4",
    poster: "trumpet-light-loop.jpg",
    title: "Light over Brass",
    description: "Evening light moving slowly over polished brass.",
    alt: "A seamless loop of warm light sweeping slowly across a brass trumpet at dusk.",
    category: "trumpet",
    featured: false,
  },
  {
    media: "photography-tripod-dusk.jpg",
    title: "Waiting for Light",
    description: "Set up early and wait for the ten good minutes.",
    alt: "A camera on a tripod in silhouette against a blue and amber harbor sky with city lights out of focus.",
    category: "photography",
    featured: false,
  },
  {
    media: "dj-grooves-macro.jpg",
    title: "In the Groove",
    description: "Every track starts with a few microns of vinyl.",
    alt: "Macro view of a stylus cartridge sitting in the grooves of a vinyl record under amber side light.",
    category: "dj",
    featured: false,
  },
];
