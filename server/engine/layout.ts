/** One printed line of a resume, as a PDF places it. */
interface LayoutLine {
  readonly text: string;
  /** Font size in points (the largest on the line). */
  readonly size: number;
  /** Distance of the line's start from the page's left edge, in points. */
  readonly x: number;
  /** Page, from 1. */
  readonly page: number;
}

/** What the page shows beyond the words. Lines stand in the order of the text. */
export interface TextLayout {
  readonly lines: readonly LayoutLine[];
}
