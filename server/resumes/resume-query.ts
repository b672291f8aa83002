import { isStartOfWord, readResumeQuery, type ResumeQuery } from '#contract/resume-query.ts';
import { namesOfSkill } from '../engine/taxonomy/skill-names.ts';
import { tokenise } from '../engine/text/tokens.ts';
import { asSearched, keptOf, quoteWord, wordsOfResume } from './resume-words.ts';

/** Words that follow each other in a resume, the last of which may only begin so. */
interface Phrase {
  words: readonly string[];
  isStart: boolean;
}

/** A word or phrase that was asked for: any of these ways of writing it will do. */
export type Term = readonly Phrase[];

/**
 * What resumes are searched by as a `tsquery` is written, and each term that may be found there; undefined where no word is
 * left. A skill is looked for by all the names by which matching knows it, unless it stands in quotation marks or is kept out.
 */
export function resumeSearch(text: string): { tsquery: string; terms: Term[] } | undefined {
  const query = readResumeQuery(asSearched(text));
  if (!query) return undefined;
  const terms = new Map<string, Term>();
  const tsquery = writeQuery(query, terms);
  return { tsquery, terms: [...terms.values()] };
}

/** The query as PostgreSQL reads it; what may be found is put among the terms, each once. */
function writeQuery(query: ResumeQuery, terms: Map<string, Term>): string {
  if (query.kind === 'words') {
    const ways = waysOf(query);
    const written = joinAll(ways.map(writePhrase), '|');
    terms.set(written, ways);
    return written;
  }
  if (query.kind === 'not') return writeNot(query.of);
  return joinAll(
    query.of.map((part) => writeQuery(part, terms)),
    query.kind === 'all' ? '&' : '|',
  );
}

/** What is kept out is meant as it is written, for "React NOT ReactJS" would be nobody; and it is found nowhere. */
function writeDenied(query: ResumeQuery): string {
  if (query.kind === 'words') return joinAll(waysOf({ ...query, byOtherNames: false }).map(writePhrase), '|');
  if (query.kind === 'not') return writeNot(query.of);
  return joinAll(query.of.map(writeDenied), query.kind === 'all' ? '&' : '|');
}

/** Of two NOTs nothing is left: PostgreSQL takes 31 of them in a row. */
const writeNot = (denied: ResumeQuery) =>
  denied.kind === 'not' ? writeDenied(denied.of) : `!${writeDenied(denied)}`;

interface Words {
  text: string;
  exact: boolean;
  byOtherNames?: boolean;
}

/** The phrases any of which will do: as it is typed, as one word where it is of several parts, and by other names. */
function waysOf({ text, exact, byOtherNames = !exact }: Words): Phrase[] {
  const isStart = isStartOfWord({ text, exact });
  const names = byOtherNames && !isStart ? namesOfSkill(text) : [text];
  const ways = new Map<string, Phrase>();
  for (const name of names.map(asSearched)) {
    const tokens = tokenise(name);
    const [last] = tokens.slice(-1);
    // How a word begins is asked as it is typed: what it goes on to be is not known.
    const words = tokens.map((token) =>
      keptOf(isStart && token === last ? token.raw.toLowerCase() : token.norm),
    );
    ways.set(words.join(' '), { words, isStart });
    for (const { word, places } of isStart ? [] : wordsOfResume(name))
      if (places.length > 1 && places[0] === 1 && places[1] === tokens.length)
        ways.set(word, { words: [word], isStart });
  }
  return withoutLonger([...ways.values()]);
}

/** Where "Communication" will do, "Communication Skills" is found by it. */
function withoutLonger(ways: readonly Phrase[]): Phrase[] {
  return ways.filter(
    (long) => !ways.some((short) => short.words.length < long.words.length && hasWithin(long, short)),
  );
}

function hasWithin(long: Phrase, short: Phrase): boolean {
  return long.words.some((_, at) => short.words.every((word, i) => long.words[at + i] === word));
}

function writePhrase({ words, isStart }: Phrase): string {
  const phrase = words.map(quoteWord).join(' <-> ') + (isStart ? ':*' : '');
  return words.length > 1 ? `(${phrase})` : phrase;
}

function joinAll(parts: readonly string[], sign: '&' | '|'): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${sign} `)})`;
}
