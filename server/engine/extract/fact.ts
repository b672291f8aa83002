/** Something read from a resume and how sure the reading is, 0 to 1. A blank has no confidence. */
export interface Fact<T> {
  readonly value: T;
  readonly confidence: number;
}
