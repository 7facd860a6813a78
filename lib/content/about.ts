export interface Figure {
  value: string;
  label: string;
}

/** The figures of the About page (docs/product.md#about). Edit them to match yours. */
export const figures: Figure[] = [
  { value: "500+", label: "Happy Clients" },
  { value: "10+", label: "Years Experience" },
  { value: "1000+", label: "Events Completed" },
];

/** The second set of figures, shown with the skills. */
export const stageFigures: Figure[] = [
  { value: "100+", label: "Events Performed" },
  { value: "5+", label: "Years Experience" },
];

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
    text: "You speak to the person who will be there, from the first message to the last song.",
  },
  {
    title: "Versatility",
    text: "A set, a portrait, a fanfare and a ballad in one evening, from someone who knows what comes next.",
  },
  {
    title: "Professionalism",
    text: "First to arrive, with a spare of everything, and not a cable left behind.",
  },
] as const;

export const story = [
  "It began with a trumpet in a school band and a crate of records that an uncle no longer played. The camera came later, to hold on to the evenings that went by too fast on stage.",
  "Today it is all one craft: noticing what a room needs. Sometimes that is a bass line. Sometimes it is one quiet picture of two people by the window, or a melody across the water as the sun goes down.",
  "The name is the hour when all four meet: the light is right for the camera, the air carries the brass, the first guests ask for a song, and the needle goes down.",
] as const;
