import { diffWordsWithSpace } from 'diff';

const TIME_LIMIT_MS = 200;
/** Up to so many characters on one line a text is a name, a place or an amount, which nobody reads in pieces. */
const SHORT = 60;

export interface Piece {
  value: string;
  added: boolean;
  removed: boolean;
}

/**
 * How one text became another, in pieces: word by word, or as replaced as a whole where both are short or comparing them
 * takes too long.
 */
export function differences(from: string, to: string): Piece[] {
  if (from === to) return [{ value: to, added: false, removed: false }];
  const isShort = [from, to].every((text) => text.length <= SHORT && !text.includes('\n'));
  const found = isShort
    ? undefined
    : (diffWordsWithSpace(from, to, { timeout: TIME_LIMIT_MS }) as Piece[] | undefined);
  const whole: Piece[] = [
    { value: from, added: false, removed: true },
    { value: to, added: true, removed: false },
  ];
  return (found ?? whole).filter(({ value }) => value !== '');
}
