import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { lookOf } from '#contract/text.ts';

/** One letter alone stands for no name. */
const LEAST_INITIALS = 2;

/**
 * How well a name fits what was typed, the best 0: it is that, begins with it as a word, has it as a word (or is shortened to it:
 * "IT" is Information Technology), begins with it, has a word that begins so, has it anywhere. Null for none of these.
 */
export function fitOf(name: string, typed: string): number | null {
  const [text, wanted] = [lookOf(name), lookOf(typed)];
  if (text === wanted) return 0;
  const words = wordsOf(text);
  const isShort = wanted.length >= LEAST_INITIALS && words.replace(/ ?(.)[^ ]*/gu, '$1') === wanted;
  if (!text.includes(wanted)) return isShort ? 2 : null;
  const [all, some] = [` ${words} `, ` ${wordsOf(wanted)}`];
  const fits = [all.startsWith(`${some} `), isShort || all.includes(`${some} `), all.startsWith(some)];
  return [...fits, all.includes(some), true].indexOf(true) + 1;
}

/** Those that fit what was typed, the best first, equals as they stood; all of them, as they stood, while nothing is typed. */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  if (lookOf(typed) === '') return [...items];
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

function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
