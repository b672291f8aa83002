import { tokenise } from '#server/engine/text/tokens.ts';

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
      skills.push({ name: name.replace(/^[\^?]/, ''), family, field, group, weight, rank, aliases });
      rank += 1;
    }
  }
  return skills;
}
