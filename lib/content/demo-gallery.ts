import type { GalleryItem } from "@/lib/contract/gallery";

interface DemoItem extends Pick<GalleryItem, "title" | "description" | "alt" | "category" | "featured"> {
  /** File names in the folder lib/backend/gallery/demo. */
  media: string;
  poster?: string;
}

const items: DemoItem[] = [
  {
    media: "photography-marquee.jpg",
    title: "Blue Hour at the Marquee",
    description: "The ten minutes when the sky and the lamps are equally bright.",
    alt: "A white marquee glows from within beside still water at blue hour, string lights along its edge.",
    category: "photography",
    featured: true,
  },
  {
    media: "trumpet-valves.jpg",
    title: "Three Valves",
    description: "Three valves, every melody.",
    alt: "Close view of trumpet valve caps with pearl finger buttons in warm evening light.",
    category: "trumpet",
    featured: true,
  },
  {
    media: "dj-dance-floor.jpg",
    title: "One More Song",
    description: "A slow shutter, a full floor and nobody standing still.",
    alt: "In black and white: guests dance as silhouettes with raised hands in front of stage beams and trails of light.",
    category: "dj",
    featured: true,
  },
  {
    media: "photography-rings.jpg",
    title: "Two Rings",
    description: "A quiet minute with the rings before anyone wears them.",
    alt: "Two plain gold wedding rings on dark wood, one standing inside the other, warm lights out of focus behind.",
    category: "photography",
    featured: false,
  },
  {
    media: "vocal-stage-beams.jpg",
    title: "Empty Stage",
    description: "Five minutes before the doors open.",
    alt: "A vintage ribbed microphone on a stand on an empty stage, crossed by blue and amber light beams in haze.",
    category: "vocal",
    featured: false,
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
    media: "photography-ceremony-chairs.jpg",
    title: "Ten Minutes Before",
    description: "Everyone is still inside. The light is already here.",
    alt: "Rows of wooden ceremony chairs on a deck face a flower arch and the setting sun over the harbor.",
    category: "photography",
    featured: true,
  },
  {
    media: "trumpet-velvet.jpg",
    title: "Before the Set",
    description: "Warmed up, wiped down and ready to play.",
    alt: "A brass trumpet lying on folds of deep blue velvet.",
    category: "trumpet",
    featured: false,
  },
  {
    media: "photography-champagne.jpg",
    title: "First Toast",
    description: "Cold glasses, a full tray, and the speech is about to begin.",
    alt: "In black and white: champagne glasses on a tray, with lights out of focus behind them.",
    category: "photography",
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
    media: "vocal-long-table.jpg",
    title: "First Song at Dinner",
    description: "The candles are lit, the places are set, and I begin.",
    alt: "In black and white: a long table laid with candles, wine glasses, plates and greenery under string lights.",
    category: "vocal",
    featured: true,
  },
  {
    media: "photography-sparklers.jpg",
    title: "The Send-Off",
    description: "One long exposure at the end of the night.",
    alt: "A bride and groom walk away hand in hand between two rows of guests who hold up sparklers at night.",
    category: "photography",
    featured: true,
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
    media: "vocal-bokeh.jpg",
    title: "String-Light Set",
    description: "Garden parties, rooftop ceremonies, one good voice.",
    alt: "A handheld microphone in its clip in front of strings of warm garden lights.",
    category: "vocal",
    featured: true,
  },
  {
    media: "photography-cake-candles.jpg",
    title: "Make a Wish",
    description: "Lights down, candles lit, everybody breathes in.",
    alt: "A two-tier cake with berries and burning candles in front of string lights out of focus.",
    category: "photography",
    featured: true,
  },
  {
    media: "dj-mirror-ball.jpg",
    title: "Last Dance",
    description: "The view from behind the decks when the last song starts.",
    alt: "A mirror ball throwing beams over a dance floor full of amber and teal bokeh lights.",
    category: "dj",
    featured: false,
  },
];

/**
 * The content of a new gallery, top item first. The first six pictures appear on the home page, and adjacent
 * items are of different categories. Each says that it is a sample.
 */
export const demoItems = items.map((item) => ({
  ...item,
  description: `${item.description} A rendered sample.`,
}));
