/** How many of the last works may change their places. More take longer to try than they gain. */
const MOVABLE = 6;

/** A text is this high at least, and at most, in widths of its column. */
const TEXT_HEIGHTS = { least: 0.55, most: 2 };

/** Columns may end this far apart, as a part of the longest one's height: cropping their pictures hides it. */
const CROP = 0.15;

/** A difference that nobody sees once the pictures are cropped by it. The owner's order is kept then. */
const GOOD_ENOUGH = 0.03;

interface Wall {
  columns: number;
  /** The width of a column and the space between two works, in pixels. */
  columnWidth: number;
  spacing: number;
  /** How many texts may fill the ends of short columns. */
  texts: number;
}

interface Hanging<Work> {
  works: Work[];
  /** The heights in pixels of the texts that come after the works. */
  textHeights: number[];
  /** Whether the columns end close enough to each other to be made even by cropping the pictures. */
  isEven: boolean;
}

/**
 * Chooses the order of the last works, and the texts behind them, for which the columns of a masonry end on one
 * line. The works before them keep the owner's order.
 *
 * @param works in the owner's order. @param heightOf a work's height in pixels.
 */
export function hang<Work>(works: Work[], heightOf: (work: Work) => number, wall: Wall): Hanging<Work> {
  // The owner's first work stays first.
  const fixed = works.slice(0, Math.max(1, works.length - MOVABLE));
  const starts = tops(fixed.map(heightOf), wall);
  let best: (Hanging<Work> & { distance: number }) | undefined;
  for (const last of orders(works.slice(fixed.length))) {
    const { textHeights, distance } = fill(tops(last.map(heightOf), wall, starts), wall);
    if (best && distance >= best.distance) continue;
    best = { works: [...fixed, ...last], textHeights, distance, isEven: distance <= CROP };
    if (distance <= GOOD_ENOUGH) break;
  }
  return best ?? { works, textHeights: [], isEven: false };
}

/** Where each column ends, with the space below it, as react-photo-album (3.6.1) fills them: the shortest first. */
function tops(heights: number[], { columns, spacing }: Wall, starts?: number[]): number[] {
  const ends = starts ? [...starts] : new Array<number>(columns).fill(0);
  for (const height of heights) {
    let shortest = 0;
    ends.forEach((end, column) => {
      if (end < (ends[shortest] ?? 0) - 1) shortest = column;
    });
    ends[shortest] = (ends[shortest] ?? 0) + height + spacing;
  }
  return ends;
}

/** The texts that fill the shortest columns, and how far apart the others end. */
function fill(ends: number[], { columnWidth, spacing, texts }: Wall) {
  const longest = Math.max(...ends);
  const gaps = ends.map((end) => longest - end).sort((one, other) => other - one);
  const textHeights: number[] = [];
  for (const gap of gaps.slice(0, texts)) {
    const height = gap - spacing;
    if (height < TEXT_HEIGHTS.least * columnWidth || height > TEXT_HEIGHTS.most * columnWidth) break;
    textHeights.push(height);
  }
  return { textHeights, distance: (gaps[textHeights.length] ?? 0) / longest };
}

/** All orders of a list, the given one first. */
function* orders<Thing>(things: Thing[]): Generator<Thing[]> {
  if (things.length < 2) yield things;
  else
    for (const [index, first] of things.entries())
      for (const rest of orders(things.toSpliced(index, 1))) yield [first, ...rest];
}
