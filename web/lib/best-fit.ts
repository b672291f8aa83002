import type { ComboboxItem, OptionsFilter } from '@mantine/core';

const BESIDE_A_WORD = /[^\p{L}\p{N}]/u;
/** One letter alone stands for no name. */
const LEAST_INITIALS = 2;
/** Of a text that has the letters somewhere within a word. */
const WITHIN = 5;

/**
 * How well a name fits what was typed, the best 0: it is that, begins with it as a word, has it as a word (or is shortened to it:
 * "IT" is Information Technology), begins with it, has a word that begins so, has it anywhere. Null for none of these.
 */
export function fitOf(name: string, typed: string): number | null {
  const [text, wanted] = [plain(name), plain(typed)];
  if (text === wanted) return 0;
  let best = initialsOf(text) === wanted && wanted.length >= LEAST_INITIALS ? 2 : null;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const fit = fitAt(text, at, at + wanted.length);
    if (best === null || fit < best) best = fit;
    if (wanted === '') break;
  }
  return best;
}

function fitAt(text: string, start: number, end: number): number {
  const isWordsBeginning = start === 0 || BESIDE_A_WORD.test(text[start - 1]!);
  const isWordsEnd = end === text.length || BESIDE_A_WORD.test(text[end]!);
  if (!isWordsBeginning) return WITHIN;
  return (isWordsEnd ? 1 : 3) + (start === 0 ? 0 : 1);
}

/** Those that fit what was typed, the best first, equals as they stood; all of them, as they stood, while nothing is typed. */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  if (plain(typed) === '') return [...items];
  return items
    .flatMap((item) => {
      const fits = namesOf(item).flatMap((name) => fitOf(name, typed) ?? []);
      return fits.length === 0 ? [] : [{ item, fit: Math.min(...fits) }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ item }) => item);
}

/** What a list offers for what was typed in it: by the letters anywhere, as Mantine does, and the best fit first, in each group. */
export const offerBestFirst: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const offer = (items: readonly ComboboxItem[]) => {
    const offered = bestFirst(items, search, ({ label }) => [label]).slice(0, left);
    left -= offered.length;
    return offered;
  };
  const single = offer(options.filter((option) => !('group' in option)) as ComboboxItem[]);
  const groups = options.flatMap((option) =>
    'group' in option ? [{ group: option.group, items: offer(option.items) }] : [],
  );
  return [...single, ...groups];
};

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function initialsOf(text: string): string {
  return text
    .split(BESIDE_A_WORD)
    .map((word) => word.slice(0, 1))
    .join('');
}
