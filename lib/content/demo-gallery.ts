import type { GalleryItem } from "@/lib/contract/gallery";
import { cardAlt, coupleAlt, danceAlt, walkInAlt } from "./pictures";

interface DemoItem extends Pick<GalleryItem, "title" | "description" | "alt" | "category" | "featured"> {
  /** As HH:MM. */
  timeOfDay: string;
  /** File names in the folder lib/backend/gallery/demo. */
  media: string;
  poster?: string;
}

const items: DemoItem[] = [
  {
    media: "photography-sparklers.jpg",
    title: "The Send-Off",
    description: "The last picture of the night, and the loudest.",
    alt: cardAlt.photography,
    timeOfDay: "00:04",
    category: "photography",
    featured: false,
  },
  {
    media: "dj-shoes.jpg",
    title: "Barefoot by Midnight",
    description: "They came off at the second chorus.",
    alt: "White satin heels lie beside a chair on a dance floor strewn with confetti, colored lights blurred behind.",
    timeOfDay: "23:56",
    category: "dj",
    featured: true,
  },
  {
    media: "vocal-coupe.jpg",
    title: "The Last Verse",
    description: "Nobody drank until it was over.",
    alt: "An almost empty champagne coupe and a cork on a white tablecloth, a candle beside them, string lights behind.",
    timeOfDay: "23:20",
    category: "vocal",
    featured: false,
  },
  {
    media: "dj-dance-floor.jpg",
    title: "One More Song",
    description: "A full floor, and nobody standing still.",
    alt: "A bride seen from behind dances with a raised arm among her guests, in stage light and confetti.",
    timeOfDay: "22:50",
    category: "dj",
    featured: true,
  },
  {
    media: "dj-vinyl-loop.mp4",
    poster: "dj-vinyl-loop.jpg",
    title: "Spinning Record",
    description: "A record turning, over and over, as the lights flicker behind it.",
    alt: "A seamless loop of a record turning under a tonearm in amber light.",
    timeOfDay: "22:15",
    category: "dj",
    featured: false,
  },
  {
    media: "vocal-song.jpg",
    title: "The Second Glass",
    description: "One song that every table knows.",
    alt: "A man in a hat sings at a vintage microphone under string lights as a guest lifts a glass.",
    timeOfDay: "21:50",
    category: "vocal",
    featured: true,
  },
  {
    media: "dj-first-dance.jpg",
    title: "First Dance",
    description: "They practiced in the kitchen. Nobody can tell.",
    alt: danceAlt,
    timeOfDay: "21:15",
    category: "dj",
    featured: false,
  },
  {
    media: "vocal-long-table.jpg",
    title: "First Song at Dinner",
    description: "The candles are lit, the places are set, and I begin.",
    alt: "In black and white: a long table laid with candles, wine glasses, plates and greenery under string lights.",
    timeOfDay: "20:05",
    category: "vocal",
    featured: true,
  },
  {
    media: "trumpet-valves.jpg",
    title: "Three Valves",
    description: "Three valves, every melody.",
    alt: "Close view of trumpet valve caps with pearl finger buttons in warm evening light.",
    timeOfDay: "19:40",
    category: "trumpet",
    featured: true,
  },
  {
    media: "photography-marquee.jpg",
    title: "Blue Hour at the Marquee",
    description: "The ten minutes when the sky and the lamps are equally bright.",
    alt: "A white marquee glows from within beside still water at blue hour, string lights along its edge.",
    timeOfDay: "19:16",
    category: "photography",
    featured: true,
  },
  {
    media: "trumpet-light-loop.mp4",
    poster: "trumpet-light-loop.jpg",
    title: "Light over Brass",
    description: "Evening light moving slowly over polished brass.",
    alt: "A seamless loop of warm light sweeping slowly across a brass trumpet at dusk.",
    timeOfDay: "19:05",
    category: "trumpet",
    featured: false,
  },
  {
    media: "trumpet-walk-in.jpg",
    title: "The Walk In",
    description: "One melody for the longest forty steps.",
    alt: walkInAlt,
    timeOfDay: "18:10",
    category: "trumpet",
    featured: false,
  },
  {
    media: "photography-golden-hour.jpg",
    title: "Ten Good Minutes",
    description: "The sun does the work. I stand far away and say nothing.",
    alt: coupleAlt,
    timeOfDay: "17:48",
    category: "photography",
    featured: true,
  },
  {
    media: "photography-veil.jpg",
    title: "A Minute Alone",
    description: "Behind the door the chairs are filling up. In here it is quiet.",
    alt: "In black and white: a bride seen from behind at a bright window, a hand at her face, the light in her long veil.",
    timeOfDay: "17:15",
    category: "photography",
    featured: true,
  },
  {
    media: "trumpet-window.jpg",
    title: "Not a Note So Far",
    description: "It has been in its case all week.",
    alt: "A brass trumpet lies on sheets of music and pale linen in the light of a window.",
    timeOfDay: "15:40",
    category: "trumpet",
    featured: false,
  },
  {
    media: "photography-vows.jpg",
    title: "Written Twice",
    description: "The second version was the shorter one.",
    alt: "An open booklet with a few written lines, a fountain pen and a gold ring on pale linen in the light of a window.",
    timeOfDay: "14:50",
    category: "photography",
    featured: true,
  },
  {
    media: "dj-side-a.jpg",
    title: "The First Record",
    description: "The one of the night, chosen in the afternoon.",
    alt: "A record half out of its pale blue sleeve and headphones of tan leather on pale linen in the light of a window.",
    timeOfDay: "13:30",
    category: "dj",
    featured: false,
  },
  {
    media: "photography-morning.jpg",
    title: "Nobody Yet",
    description: "I come early, for the hour in which the place belongs to nobody.",
    alt: "Rows of white chairs on a jetty face an arch of pale flowers and a thin cloth, still water in morning mist behind it.",
    timeOfDay: "09:40",
    category: "photography",
    featured: false,
  },
];

/**
 * The content of a new gallery, top item first. It goes back through one day, to the empty chairs. The first six
 * appear on the home page, and no two that follow each other there are of one category. Each says that it is a sample.
 */
export const demoItems = items.map((item) => ({
  ...item,
  description: `${item.description} A rendered sample.`,
}));
