import { allFamilies } from '#server/engine/compose/families/find-family.ts';
import type { RoleFamily } from '#server/engine/compose/families/parse-families.ts';
import { isPrincipalsRank } from '#server/engine/text/principal.ts';
import { type Token, tokenise } from '#server/engine/text/tokens.ts';

interface RoleName {
  readonly words: readonly string[];
  readonly family: RoleFamily;
}

/** Where a text names a role. */
export interface FoundRole {
  readonly family: RoleFamily;
  readonly start: number;
  /** How many words name it: "staff nurse" is surer than "nurse". */
  readonly words: number;
}

let index: Map<string, RoleName[]> | undefined;

/** Names of roles by their first word, the longest first. */
function roleIndex(): Map<string, RoleName[]> {
  if (index) return index;
  index = new Map();
  for (const family of allFamilies()) {
    for (const role of family.roles) {
      const words = role.split(' ');
      const first = words[0] ?? '';
      index.set(first, [...(index.get(first) ?? []), { words, family }]);
    }
  }
  for (const names of index.values()) names.sort((a, b) => b.words.length - a.words.length);
  return index;
}

function isRank(text: string, token: Token | undefined): boolean {
  return token?.norm === 'principal' && isPrincipalsRank(text.slice(token.end, token.end + 80));
}

/** The names of roles that a text holds, left to right, the longest where several begin. `tokens`: those of the text. */
export function findRoles(text: string, tokens: readonly Token[] = tokenise(text)): FoundRole[] {
  const names = roleIndex();
  const found: FoundRole[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const start = tokens[at]?.start ?? 0;
    const role = names
      .get(tokens[at]?.norm ?? '')
      ?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.norm === word));
    if (!role || isRank(text, tokens[at])) continue;
    found.push({ family: role.family, start, words: role.words.length });
    at += role.words.length - 1;
  }
  return found;
}
