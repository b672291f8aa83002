import { readResumeQuery, type ResumeQuery } from '#contract/resume-query.ts';
import { namesOfSkill } from '../engine/taxonomy/skill-names.ts';
import { wordsOfResume } from './resume-words.ts';

/** Words that follow each other in a resume, the last of which may only begin so. */
interface Phrase {
  words: readonly string[];
  isStart: boolean;
}

/** A word or phrase that was asked for: any of these ways of writing it will do. */
export type Term = readonly Phrase[];

/** Letters before a star: with fewer it would stand for nearly anything. */
const START = 3;

/**
 * What resumes are searched by as a `tsquery` is written, and each term that may be found there; undefined where no word is
 * left. A skill is looked for by all the names by which matching knows it, unless it stands in quotation marks.
 */
export function resumeSearch(text: string): { tsquery: string; terms: Term[] } | undefined {
  const query = readResumeQuery(text);
  if (!query) return undefined;
  const terms: Term[] = [];
  const tsquery = write(query, terms);
  return tsquery === undefined ? undefined : { tsquery, terms };
}

function write(query: ResumeQuery, terms: Term[]): string | undefined {
  if (query.kind === 'words') {
    const ways = waysOf(query);
    terms.push(ways);
    return oneOf(ways.map(writePhrase), '|');
  }
  if (query.kind === 'not') {
    const denied = write(query.of, []); // what is kept out is found nowhere
    return denied === undefined ? undefined : `!${denied}`;
  }
  return oneOf(
    query.of.map((part) => write(part, terms)).filter((part) => part !== undefined),
    query.kind === 'all' ? '&' : '|',
  );
}

/** The phrases any of which will do: as it is typed, as one word where it is of several parts, and by other names. */
function waysOf({ text, exact }: { text: string; exact: boolean }): Phrase[] {
  const isStart = !exact && new RegExp(`[\\p{L}\\p{N}]{${START}}\\*+$`, 'u').test(text);
  const names = exact || isStart ? [text] : namesOfSkill(text);
  const ways = new Map<string, Phrase>();
  for (const name of names) {
    const words = wordsOfResume(name);
    const parts = words.filter(({ places }) => places.length === 1).map(({ word }) => word);
    const last = parts.at(-1);
    if (last === undefined) continue;
    // Of the start of a word nobody knows whether it is of several.
    const asTyped = isStart ? [...parts.slice(0, -1), startOf(name)] : parts;
    ways.set(asTyped.join(' '), { words: asTyped, isStart });
    for (const { word, places } of words)
      if (places.length > 1 && places.at(-1) === parts.length && places[0] === 1)
        ways.set(word, { words: [word], isStart });
  }
  return withoutLonger([...ways.values()]);
}

/** Where "Communication" will do, "Communication Skills" is found by it. */
function withoutLonger(ways: readonly Phrase[]): Phrase[] {
  return ways.filter(
    (long) => !ways.some((short) => short.words.length < long.words.length && contains(long, short)),
  );
}

function contains(long: Phrase, short: Phrase): boolean {
  return long.words.some((_, at) => short.words.every((word, i) => long.words[at + i] === word));
}

const startOf = (text: string) => (/[\p{L}\p{N}]+(?=\*+$)/u.exec(text)?.[0] ?? '').toLowerCase();

const writePhrase = ({ words, isStart }: Phrase) => {
  const written = words.map((word) => `'${word}'`);
  const phrase = written.join(' <-> ') + (isStart ? ':*' : '');
  return words.length > 1 ? `(${phrase})` : phrase;
};

const oneOf = (parts: readonly string[], sign: '&' | '|') =>
  parts.length > 1 ? `(${parts.join(` ${sign} `)})` : parts[0];
