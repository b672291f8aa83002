/** A run of glyphs as the PDF draws it. Lengths are points, `y` is the baseline from the top of the page. */
export interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** Words that stand together on one baseline: a whole line, or its part in one column or table cell. */
export interface TextFragment {
  text: string;
  x: number;
  right: number;
  y: number;
  fontSize: number;
  /** place in the drawing order of the page */
  order: number;
}

/** In font sizes: how far baselines of one line may differ, which gap is a space, which a column's, which no gap. */
const SAME_LINE = 0.35;
const SPACE = 0.15;
const COLUMN_GAP = 1.1;
const GAP_TO_STOP = 0.5;
const REPEAT = 0.2;
const STARTS_AT_STOP = 2;
/** In font sizes, from baseline to baseline. */
const DENSE_LEADING = 2.2;

/** Joins the pieces of a page, given in the order in which they are drawn, into fragments. */
export function toFragments(pieces: readonly TextPiece[]): TextFragment[] {
  const runs = toRuns(pieces);
  return joinRuns(runs, findStops(joinRuns(runs, new Set())));
}

function joinRuns(runs: readonly TextPiece[][], stops: ReadonlySet<number>): TextFragment[] {
  const fragments: TextFragment[] = [];
  for (const run of runs) {
    let current: TextFragment | undefined;
    let spaceBefore = false;
    // Within a line some programs draw what needs another font (a rupee sign) after the rest.
    for (const piece of run.toSorted((a, b) => a.x - b.x)) {
      if (piece.text.trim() === '') {
        spaceBefore = true;
      } else if (current && continues(current, piece, stops)) {
        const gap = piece.x - current.right;
        const space = spaceBefore || gap > SPACE * current.fontSize;
        current.text += (space && !current.text.endsWith(' ') ? ' ' : '') + closeLetters(piece.text);
        current.right = Math.max(current.right, piece.x + piece.width);
        spaceBefore = false;
      } else {
        const { x, y, width, fontSize } = piece;
        current = {
          text: closeLetters(piece.text),
          x,
          right: x + width,
          y,
          fontSize,
          order: fragments.length,
        };
        fragments.push(current);
        spaceBefore = false;
      }
    }
  }
  return fragments;
}

/** The places where several fragments start, in whole points: margins, tab stops and the cells of tables. */
function findStops(fragments: readonly TextFragment[]): Set<number> {
  const starts = Map.groupBy(fragments, ({ x }) => Math.round(x));
  return new Set([...starts].filter(([, alike]) => alike.length >= STARTS_AT_STOP).map(([x]) => x));
}

/** Cuts the drawing order into runs that stay on one line. */
function toRuns(pieces: readonly TextPiece[]): TextPiece[][] {
  const runs: TextPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const run = runs.at(-1);
    const first = run?.[0];
    if (!run || !first || !onSameLine(first, piece)) runs.push([piece]);
    else if (!isRepeat(run.at(-1), piece)) run.push(piece);
  }
  return runs;
}

/** The same letters drawn again a hair further: how some programs make bold type. */
function isRepeat(previous: TextPiece | undefined, piece: TextPiece): boolean {
  return previous?.text === piece.text && Math.abs(previous.x - piece.x) < REPEAT * piece.fontSize;
}

/** Whether two baselines belong to one line of text. */
export function onSameLine(a: TextFragment | TextPiece, b: TextFragment | TextPiece): boolean {
  return Math.abs(a.y - b.y) <= SAME_LINE * Math.max(a.fontSize, b.fontSize);
}

/** Whether two parts stand on exactly one baseline, as cells of a table row do; lines of two columns do by chance. */
export function shareBaseline(a: TextFragment, b: TextFragment): boolean {
  return Math.abs(a.y - b.y) <= 0.12 * Math.max(a.fontSize, b.fontSize);
}

/** Whether the lines follow each other closely, as running text and lists do and dates beside titles do not. */
export function areDense(fragments: readonly TextFragment[]): boolean {
  const lines = fragments.toSorted((a, b) => a.y - b.y);
  const gaps = lines
    .slice(1)
    .map((line, index) => (line.y - (lines[index]?.y ?? 0)) / line.fontSize)
    .filter((gap) => gap > SAME_LINE)
    .toSorted((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)];
  return median !== undefined && median <= DENSE_LEADING;
}

/** A word set with wide spaces comes as "R O H A N": its letters are closed up. */
function closeLetters(text: string): string {
  return /^\p{L}( \p{L}){2,}$/u.test(text) ? text.replaceAll(' ', '') : text;
}

/** A gap that leads to a stop is a column's gap already when it is narrow: a cell that is almost full. */
function continues(fragment: TextFragment, piece: TextPiece, stops: ReadonlySet<number>): boolean {
  const gap = piece.x - fragment.right;
  const size = Math.max(fragment.fontSize, piece.fontSize);
  const widest = stops.has(Math.round(piece.x)) ? GAP_TO_STOP : COLUMN_GAP;
  return onSameLine(fragment, piece) && gap > -0.5 * size && gap < widest * size;
}
