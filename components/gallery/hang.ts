/** How many of the last works may change their places. More take longer to try than they gain. */
const MOVABLE = 6;

/** A text is this high at least, and at most, in widths of its column: a higher one is an empty slab. */
const TEXT_HEIGHTS = { least: 0.45, most: 0.9 };

/** Works that fill no more than one row are this high at least, and at most, in widths of a column. */
const ROW_HEIGHTS = { least: 0.7, most: 1.3 };

/** Columns may end this far apart, as a part of the longest one's height: cropping their pictures hides it. */
const CROP = 0.2;

/** A difference that nobody sees once the pictures are cropped by it. The owner's order is kept then. */
const GOOD_ENOUGH = 0.03;

interface Wall {
  columns: number;
  /** The width of a column and the space between two works, in pixels. */
  columnWidth: number;
  spacing: number;
}

interface Hanging<Work> {
  works: Work[];
  /** The height in pixels that all works have, if they fill no more than one row. */
  rowHeight?: number;
  /** The height in pixels of the text that comes after the works, if there is a place for one. */
  textHeight: number | undefined;
  /** Whether the columns end close enough to each other to be made even by cropping the pictures. */
  isEven: boolean;
}

/**
 * Chooses the order of the last works, and the text behind them, for which the columns of a masonry end on one
 * line. The works before them keep the owner's order. Works that fill no more than one row are cropped to one height.
 *
 * @param works in the owner's order. @param heightOf a work's height in pixels.
 */
export function hang<Work>(works: Work[], heightOf: (work: Work) => number, wall: Wall): Hanging<Work> {
  if (works.length > 0 && works.length <= wall.columns) return row(works, heightOf, wall);
  // The owner's first work stays first.
  const fixed = works.slice(0, Math.max(1, works.length - MOVABLE));
  const starts = tops(fixed.map(heightOf), wall);
  let best: (Hanging<Work> & { distance: number }) | undefined;
  for (const last of orders(works.slice(fixed.length))) {
    const { textHeight, distance } = fill(tops(last.map(heightOf), wall, starts), wall);
    if (best && distance >= best.distance) continue;
    best = { works: [...fixed, ...last], textHeight, distance, isEven: distance <= CROP };
    if (distance <= GOOD_ENOUGH) break;
  }
  return best ?? { works, textHeight: undefined, isEven: false };
}

/** All at the height that they have on average, so that none is cropped much; a text follows if there is a column for it. */
function row<Work>(works: Work[], heightOf: (work: Work) => number, wall: Wall): Hanging<Work> {
  const average = works.reduce((sum, work) => sum + heightOf(work), 0) / works.length;
  const { least, most } = ROW_HEIGHTS;
  const rowHeight = Math.min(Math.max(average, least * wall.columnWidth), most * wall.columnWidth);
  const textHeight = works.length < wall.columns ? rowHeight : undefined;
  return { works, rowHeight, textHeight, isEven: true };
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

/** The text that fills the shortest column, and how far apart the columns end then. */
function fill(ends: number[], { columnWidth, spacing }: Wall): { textHeight?: number; distance: number } {
  const longest = Math.max(...ends);
  const [widest = 0, ...others] = ends.map((end) => longest - end).sort((one, other) => other - one);
  const textHeight = Math.min(widest - spacing, TEXT_HEIGHTS.most * columnWidth);
  const distance = Math.max(widest - spacing - textHeight, ...others) / longest;
  const hasPlace = textHeight >= TEXT_HEIGHTS.least * columnWidth;
  if (hasPlace && distance <= CROP) return { textHeight, distance };
  return { distance: widest / longest };
}

/** All orders of a list, the given one first. */
function* orders<Thing>(things: Thing[]): Generator<Thing[]> {
  if (things.length < 2) yield things;
  else
    for (const [index, first] of things.entries())
      for (const rest of orders(things.toSpliced(index, 1))) yield [first, ...rest];
}
