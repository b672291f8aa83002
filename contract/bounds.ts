/** The least and the most of something, years or rupees, either of which may be open. */
export interface Bounds {
  min: number | null;
  max: number | null;
}
