import { limits } from '#contract/limits.ts';
import { CITIES } from '#contract/options.ts';
import { isCalled, otherNames } from '#web/lib/city-names.ts';

type City = (typeof CITIES)[number];

/** Fewer letters are the beginning of a name. */
const LEAST_LETTERS = 3;
/** So many may be a whole name, though a longer one has them in it; fewer are looked for anywhere in a name. */
const WHOLE_NAME = 6;
/** Letters of any script, with spaces, dots and hyphens between them: a comma would part it into two cities. */
const NAME = /^\p{L}[\p{L}\p{M} .-]*$/u;

const namesOf = (city: string) => [city, ...otherNames(city)].map(plain);
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a city has a name, or a word in one, that begins so: "Ananthapur" is not Thiruvananthapuram. */
function beginsSo(city: string, typed: string): boolean {
  const wanted = plain(typed);
  return namesOf(city).some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`));
}

/** What is offered for a text that no city of the list is called by: those that may be meant, and the text as a city. */
export interface UnlistedCity {
  near: City[];
  added: string;
}

/** What to offer for what was typed beside what was chosen; null where the list has it, or where it is no city's name. */
export function unlistedCity(typed: string, chosen: readonly string[]): UnlistedCity | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS || text.length > limits.shortText.max || !NAME.test(text)) return null;
  const isListed = letters < WHOLE_NAME ? isCalled : beginsSo;
  if (CITIES.some((city) => isListed(city, text))) return null;
  if (chosen.some((city) => plain(city) === plain(text))) return null;
  const near = CITIES.filter((city) => namesOf(city).some((name) => isOneOff(name, plain(text))));
  return { near: near.filter((city) => !chosen.includes(city)), added: asName(text) };
}

/** With a capital at the start of each word; the others stay as typed, unless all are capitals. */
function asName(text: string): string {
  const quiet = text === text.toUpperCase() ? text.toLowerCase() : text;
  return quiet.replace(
    /(^|[ .-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Whether one letter too many, too few, wrong, or changed for its neighbour lies between two words. */
function isOneOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
