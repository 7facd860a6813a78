export interface Figure {
  value: string;
  label: string;
}

/** Shown next to the portrait, below the name. */
export const introduction =
  "I play the records and the trumpet, I sing late in the evening, and I\u00a0take the pictures in between. In\u00a0Boston, and on the Cape in summer.";

/** The figures of the About page (docs/product.md#about). Edit them to match yours. */
export const figures: Figure[] = [
  { value: "500+", label: "Happy Clients" },
  { value: "10+", label: "Years Experience" },
  { value: "1000+", label: "Events Completed" },
];

/** The second set of figures, shown with the skills, and what it counts. */
export const stageFigures: Figure[] = [
  { value: "100+", label: "Events Performed" },
  { value: "5+", label: "Years Experience" },
];

export const stageFiguresNote = "And as a musician on stage, since it became my day job:";

export const skillsNote = "Rated by my harshest critic, me.";

/** The skills and their levels in percent. */
export const skills = [
  { name: "DJ Performance", percent: 95 },
  { name: "Photography", percent: 90 },
  { name: "Vocal Performance", percent: 88 },
  { name: "Trumpet", percent: 85 },
] as const;

export const approach = [
  {
    title: "Personal Touch",
    text: "You talk to me from the first message to the last song. Nobody else is sent.",
  },
  {
    title: "Versatility",
    text: "A set, a portrait, a fanfare and a ballad in one evening, and I\u00a0always know what comes next.",
  },
  {
    title: "Professionalism",
    text: "First to arrive, with a spare of everything, and not a cable left behind.",
  },
] as const;

export const storyTitle = "A trumpet, a\u00a0crate of\u00a0records, then\u00a0a\u00a0camera";

/** The story, told by the performer. The first paragraph is set in large type. */
export const story = [
  "The band needed a trumpet, my uncle no longer needed his records, and I carried both to every party that would have me. Evenings went by too fast on stage, so I\u00a0learned to hold on to them.",
  "My first wedding was in a backyard in Quincy, with one speaker and forty chairs. It rained at the vows, everybody moved onto the porch, and the first dance was four steps long. They still send me a card every June.",
  "I still do the same thing in every room: look first, then decide. It might need a bass line, or one quiet picture of two people by the window, or a trumpet as the sun goes down.",
  "Golden hour is when all four meet. The light is right for the camera, the air carries the brass, the first guests ask for a song, and the needle goes down.",
] as const;

/** What on the site is a sample. Remove a part once it is yours, and the whole text (`undefined`) when all of it is. */
export const samplesNote: string | undefined =
  "This site shows samples: the pictures are computer-rendered, the sounds are synthesized, and the name, the story and the figures are examples.";
