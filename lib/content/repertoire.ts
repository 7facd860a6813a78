/** How a night of records goes, by the hour. Shown with the DJ services. */
export const setList = [
  { time: "6:45", what: "Soul, while the coats come off" },
  { time: "7:30", what: "Jazz on vinyl, low enough to talk" },
  { time: "9:15", what: "The first dance" },
  { time: "9:30", what: "Disco, then house" },
  { time: "10:30", what: "Latin, and the song your aunt asked for" },
  { time: "11:55", what: "One last song, everybody" },
];

/** Songs that show the range of the singer. */
export const songs = ["At Last", "Sabor a mí", "Garota de Ipanema"];
