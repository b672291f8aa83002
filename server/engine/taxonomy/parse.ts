import { tokenise } from '#server/engine/text/tokens.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { withProperWords } from './proper-words.ts';

/**
 * What an alias needs around it: nothing; the case as written (or all capitals); or to stand alone in a list beside
 * another skill of its group, because the word means something else elsewhere.
 */
type AliasNeed = 'nothing' | 'case' | 'list';

export interface Alias {
  readonly words: readonly string[];
  readonly written: string;
  readonly need: AliasNeed;
}

export interface Skill {
  readonly name: string;
  readonly family: string;
  readonly field: string;
  readonly group: string;
  /** 1, or less for what everybody claims to have. */
  readonly weight: number;
  /** Place within its family: the commonest come first. */
  readonly rank: number;
  readonly aliases: readonly Alias[];
  /** One of the many narrower names of its family, which resumes use and jobs seldom ask for. */
  readonly isNarrower: boolean;
}

const NEEDS: Record<string, AliasNeed> = { '^': 'case', '?': 'list' };

function wordsOf(written: string): string[] {
  return tokenise(written).map((token) => token.norm);
}

function parseAlias(marked: string): Alias[] {
  const need = NEEDS[marked.charAt(0)] ?? 'nothing';
  const written = need === 'nothing' ? marked : marked.slice(1);
  const words = wordsOf(written);
  const aliases: Alias[] = [{ words, written, need }];
  const joined = wordsOf(written.replaceAll(/(?<=[a-z])[-.](?=[a-z])/gi, ''));
  if (joined.length < words.length) aliases.push({ words: joined, written, need });
  return aliases;
}

/**
 * Reads taxonomy text. One line each:
 *
 *     == Field | group | weight      group: which fields are neighbours; weight: 1 unless written
 *     -- Family                      narrow; the commonest skill first
 *     Name = alias, alias            the name is an alias of itself
 *
 * A mark before a name or alias: `^SAP` must be written so (or in capitals); `?Go` counts only alone in a list beside
 * another skill of its group. Hyphens and dots inside a word may be left out by the writer ("node.js", "nodejs").
 * Throws on a line that is none of these.
 */
export function parseTaxonomy(text: string): Skill[] {
  const skills: Skill[] = [];
  let field = '';
  let group = '';
  let weight = 1;
  let family = '';
  let rank = 0;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    if (line.startsWith('==')) {
      const [name = '', itsGroup = '', itsWeight = '1'] = line
        .slice(2)
        .split('|')
        .map((each) => each.trim());
      field = name;
      group = itsGroup;
      weight = Number(itsWeight);
    } else if (line.startsWith('--')) {
      family = line.slice(2).trim();
      rank = 0;
    } else {
      const [name = '', others = ''] = line.split(/\s=\s/);
      if (name === '' || field === '' || family === '') throw new Error(`Not a taxonomy line: ${line}`);
      const aliases = [name, ...others.split(',')]
        .map((each) => each.trim())
        .filter(Boolean)
        .flatMap(parseAlias);
      const plain = name.replace(/^[\^?]/, '');
      skills.push({ name: plain, family, field, group, weight, rank, aliases, isNarrower: false });
      rank += 1;
    }
  }
  return skills;
}

/** "gstr filing" to "GSTR Filing": capitals as names have them, short words that are no English in capitals. */
function nameOf(written: string): string {
  return written.replaceAll(/(?<![\p{L}\p{N}'])\p{Ll}[\p{L}\p{N}]*/gu, (word) =>
    /\p{Lu}/u.test(word)
      ? word
      : (word.length <= 3 || !/[aeiouy]/.test(word)) && !isCommonWord(word) && /^[a-z]+$/.test(word)
        ? word.toUpperCase()
        : /^(?:and|of|in|to|on|for|with|the)$/.test(word)
          ? word
          : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/**
 * Reads narrower names: fields and families as above, then lines of names parted by commas, each a skill of its own,
 * with the same marks; "name = other spelling" where it has one. Throws on a name outside any family.
 */
export function parseNarrower(text: string): Skill[] {
  const skills: Skill[] = [];
  let [field, group, family] = ['', '', ''];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('==')) {
      [field = '', group = ''] = line
        .slice(2)
        .split('|')
        .map((each) => each.trim());
    } else if (line.startsWith('--')) family = line.slice(2).trim();
    else {
      for (const marked of line.split(',').map((each) => each.trim())) {
        if (marked === '') continue;
        if (field === '' || family === '') throw new Error(`Not a taxonomy line: ${line}`);
        const [first = '', ...others] = marked.split(' = ');
        const name = withProperWords(nameOf(first.replace(/^[\^?]/, '')));
        const aliases = [first, ...others].flatMap(parseAlias);
        skills.push({ name, family, field, group, weight: 1, rank: 0, aliases, isNarrower: true });
      }
    }
  }
  return skills;
}

/** A skill with further words that tell it. */
export interface OtherWords {
  readonly skill: Skill;
  readonly aliases: readonly Alias[];
}

/** Reads lines of "Skill = phrase, phrase" with the marks of aliases. Throws on a skill that is not among those given. */
export function parseOtherWords(text: string, skills: readonly Skill[]): OtherWords[] {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', phrases = ''] = line.split(' = ');
      const skill = byName.get(name);
      if (skill === undefined) throw new Error(`No skill of the taxonomy: ${line}`);
      return {
        skill,
        aliases: phrases
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean)
          .flatMap(parseAlias),
      };
    });
}
