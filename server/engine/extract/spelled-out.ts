import { allSkills, narrowerSkills } from '#server/engine/taxonomy/skills.ts';
import { mistakes } from '#server/engine/text/mistakes.ts';
import { remember } from '#server/engine/text/remember.ts';
import { tokenise } from '#server/engine/text/tokens.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';

/** Words that resumes cut short. */
const SHORTENED: Readonly<Record<string, string>> = {
  mgmt: 'management',
  mgt: 'management',
  mgmnt: 'management',
  mngt: 'management',
  mngmt: 'management',
  maint: 'maintenance',
  mtce: 'maintenance',
  recon: 'reconciliation',
  mktg: 'marketing',
  engg: 'engineering',
  mfg: 'manufacturing',
  acctg: 'accounting',
  prodn: 'production',
  opns: 'operations',
};
/** "MGT-14" is a form, "asha.maint@example.com" an address. */
const SHORT_WORD = new RegExp(
  String.raw`(?<![@.\p{L}\p{N}])(${Object.keys(SHORTENED).join('|')})\b(?![-@][\p{L}\p{N}])\.?`,
  'giu',
);

/** Shorter words are misspelt into other words too easily, and with a capital they may be names. */
const LEAST_LETTERS = 7;
const LEAST_WITH_CAPITAL = 8;
/** In a longer word two vowels may be wrong, and a consonant may be missing or one too many: "develpment". */
const LONG = 8;

interface Words {
  readonly known: ReadonlySet<string>;
  readonly byHearing: ReadonlyMap<string, readonly string[]>;
  readonly byLetters: ReadonlyMap<string, readonly string[]>;
}

/** How a word is heard: its first letter and its consonants, double ones once: "mntnnc" of maintenance. */
function heard(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replaceAll(/[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

/** A word, and what it is with each of its letters left out but the first and the last two. */
function withLettersLeftOut(word: string): string[] {
  const shorter = Array.from(
    { length: word.length - 3 },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  );
  return [word, ...shorter];
}

function groupedBy(
  words: readonly string[],
  keysOf: (word: string) => readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    for (const key of new Set(keysOf(word))) {
      const group = groups.get(key);
      if (group) group.push(word);
      else groups.set(key, [word]);
    }
  }
  return groups;
}

let words: Words | undefined;

/** The words of the names of skills, found again by how they are misspelt; made at first use. */
function wordsOfSkills(): Words {
  if (words) return words;
  const names = [...allSkills(), ...narrowerSkills()].flatMap(({ aliases }) =>
    aliases.map(({ written }) => written),
  );
  const known = new Set(tokenise(names.join('\n')).flatMap(({ raw, norm }) => [raw.toLowerCase(), norm]));
  const long = [...known].filter((word) => word.length >= LEAST_LETTERS - 1 && /^[a-z]+$/.test(word));
  words = {
    known,
    byHearing: groupedBy(long, (word) => [heard(word)]),
    byLetters: groupedBy(
      long.filter((word) => word.length >= LONG),
      withLettersLeftOut,
    ),
  };
  return words;
}

/** The word that a misspelt one (small letters) is meant for; the word itself where it is none, or may be of several. */
const meantWord = remember((word: string): string => {
  const { known, byHearing, byLetters } = wordsOfSkills();
  const isWord = (form: string) => isCommonWord(form) || known.has(form);
  if (isWord(word) || tokenise(word).some(({ norm }) => isWord(norm))) return word;
  const most = word.length > LONG ? 2 : 1;
  const alike = (byHearing.get(heard(word)) ?? []).filter(
    (each) =>
      each.startsWith(word.slice(0, 2)) && each.at(-1) === word.at(-1) && mistakes(word, each, most) <= most,
  );
  // Another consonant in its place makes another name as often.
  const slips =
    word.length < LONG || alike.length > 0
      ? []
      : withLettersLeftOut(word)
          .flatMap((form) => byLetters.get(form) ?? [])
          .filter(
            (each) =>
              each.length !== word.length &&
              each.slice(-2) === word.slice(-2) &&
              mistakes(word, each, 1) === 1,
          );
  const meant = [...new Set([...alike, ...slips])];
  const common = meant.filter(isCommonWord);
  const [one, another] = common.length > 0 ? common : meant;
  return one === undefined || another !== undefined ? word : one;
});

function inCaseOf(written: string, word: string): string {
  if (!/\p{Ll}/u.test(written)) return word.toUpperCase();
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** No part of an address or of a code. */
const LONG_WORD = /(?<![\p{L}\p{N}@./_-])[A-Za-z]{7,24}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;

/**
 * A text for skills to be looked for in, its words as they are meant that are cut short ("Talent Mgmt") or misspelt
 * ("breakdown maintainance"): a word of no language that is heard as one of the names of skills.
 */
export function spelledOut(text: string): string {
  return text
    .replaceAll(SHORT_WORD, (written, short: string) =>
      inCaseOf(written, SHORTENED[short.toLowerCase()] ?? written),
    )
    .replaceAll(LONG_WORD, (written) => {
      if (/^[A-Z]/.test(written) && written.length < LEAST_WITH_CAPITAL) return written;
      const small = written.toLowerCase();
      const meant = meantWord(small);
      return meant === small ? written : inCaseOf(written, meant);
    });
}
