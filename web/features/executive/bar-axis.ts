/** Steps of an axis, besides its beginning at 0. */
const STEPS = 4;
/** In pixels, of a letter in the size of the axes' words: as wide as those of Inter are at most, on average. */
const LETTER = 6.6;

/** The numbers at which an axis is marked, from 0 to no less than the largest it shows: whole, and of few digits. */
export function marksUpTo(largest: number): number[] {
  const rough = largest / STEPS;
  const scale = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(rough, 1))) + 1);
  // Steps of 1 up to 10, of 5 up to 100, of 50 up to 1,000. Rounded, for a sum of tenths is seldom quite a number.
  const unit = scale * (scale > 10 ? 0.05 : 0.1);
  const step = Math.max(1, Math.ceil(Number((rough / unit).toFixed(6))) * unit);
  return Array.from({ length: STEPS + 1 }, (_, index) => Math.round(index * step));
}

/**
 * Every how many of words side by side there is room for, from the first on: 1 for all of them. `room` is that of one of
 * them, `gap` what stays free between two, in pixels.
 */
export function everyNth(words: readonly string[], room: number, gap: number): number {
  const fits = (nth: number) =>
    words.every((word, index) => index % nth !== 0 || word.length * LETTER + gap <= nth * room);
  let nth = 1;
  while (nth < words.length && !fits(nth)) nth += 1;
  return nth;
}
