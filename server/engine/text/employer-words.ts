import { isCommonWord } from './word-weights.ts';

const FIRM =
  /^(?:[ ,]+(?:&|and|\p{Lu}[\p{L}.&-]*)){0,3}[ ,]+(?:\((?:India|I|P)\) ?)?(?:pvt|private|ltd|limited|llp|inc|industries|corporation|corp|company|co\.|enterprises|group|works|mills|associates|& sons|and sons)\b/iu;
const DATED = /\b(?:19|20)\d\d\b|\b(?:present|till date|current)\b/i;
const PROPER = /^[^\p{L}]*(?:\p{Lu}[\p{L}.&'-]*[ ]){1,3}$/u;

/**
 * Whether what stands from `start` to `end` of a resume is of an employer's name: "Forgings" in "Bharat Forgings Pvt
 * Ltd", or in "Bharat Forgings, Pune, 2019 - 2022". A name by itself is told by its place before a firm's ending, or at the
 * head of a dated line behind words that no English text has.
 */
export function isOfEmployer(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const before = text.slice(from, start);
  const after = text.slice(end, to === -1 ? text.length : to);
  if (FIRM.test(after) && /\p{Lu}[\p{L}.&'-]* $/u.test(before)) return true;
  const next = to === -1 ? '' : (text.slice(to + 1).split('\n', 1)[0] ?? '');
  if (!PROPER.test(before) || !/^ *(?:$|[,|(–-])/.test(after) || !DATED.test(`${after} ${next}`))
    return false;
  const first = /\p{L}[\p{L}'-]*/u.exec(before)?.[0] ?? '';
  return first !== '' && !isCommonWord(first.toLowerCase());
}
