import { tokenise } from '#server/engine/text/tokens.ts';
import { allSkills } from './skills.ts';

/** How a name is looked up: by its words as texts are searched for them, so that "NodeJS" and "nodejs" are one. */
const keyOf = (words: readonly string[]) => words.join(' ');

/** A name as it may also be written: "Node.js" and "NodeJS", "e-commerce" and "ecommerce". */
function spellings(name: string): string[] {
  return [name, name.replaceAll(/(?<=\p{L})[-.](?=\p{L})/gu, '')];
}

let names: ReadonlyMap<string, readonly string[]> | undefined;

function namesByWords(): ReadonlyMap<string, readonly string[]> {
  names ??= new Map(
    allSkills().flatMap(({ name, aliases }) => {
      const all = [...new Set([name, ...aliases.map(({ written }) => written)].flatMap(spellings))];
      return aliases.map(({ words }) => [keyOf(words), all] as const);
    }),
  );
  return names;
}

/**
 * Every name that a skill is written by, the one that is asked for first: "Postgres" is also "PostgreSQL". A name that
 * the taxonomy does not know stands for itself alone; a part of a name stands for no skill.
 */
export function namesOfSkill(asked: string): string[] {
  const known = namesByWords().get(keyOf(tokenise(asked).map(({ norm }) => norm)));
  return [...new Set([asked, ...(known ?? [])])];
}

/** The taxonomy's own name for a skill under any of its names; null for a text that is none, or says more. */
export function canonicalSkill(text: string): string | null {
  return namesByWords().get(keyOf(tokenise(text).map(({ norm }) => norm)))?.[0] ?? null;
}

/** Whether a text is the name of a skill that the taxonomy knows, and nothing besides. */
export function isSkillName(text: string): boolean {
  return canonicalSkill(text) !== null;
}
