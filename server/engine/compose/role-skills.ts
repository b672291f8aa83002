import { findNamedSkills, findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { roleSkills } from './data/role-skills.ts';
import { roleKey, type RoleFamily } from './families/parse-families.ts';
import type { AskedSkill } from './prompt-skills.ts';

interface RoleSkills {
  /** In compared spelling. */
  readonly titles: readonly string[];
  readonly skills: readonly string[];
}

let parsed: readonly RoleSkills[] | undefined;

/** The posts of the list with what each is asked for; parsed at first use. Throws on a line that is no post. */
export function allRoleSkills(): readonly RoleSkills[] {
  parsed ??= roleSkills
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('-- '))
    .map((line) => {
      const [titles, skills] = line.split(': ').map((part) => part.split(',').map((each) => each.trim()));
      if (!titles || !skills) throw new Error(`Not a post with its skills: ${line}`);
      return { titles: titles.map(roleKey), skills };
    });
  return parsed;
}

/** The skills that a title's post is asked for everywhere, by its longest name in the title; none for an unknown post. */
function usualSkills(title: string): readonly string[] {
  const padded = ` ${roleKey(title)} `;
  let best: { length: number; skills: readonly string[] } = { length: 0, skills: [] };
  for (const { titles, skills } of allRoleSkills()) {
    for (const each of titles)
      if (each.length > best.length && padded.includes(` ${each} `)) best = { length: each.length, skills };
  }
  return best.skills;
}

/** The skill of the taxonomy that a whole name stands for; null for an unknown one. */
export function namedSkill(name: string): Skill | null {
  const found = findNamedSkills(name).find(({ places }) =>
    places.some(({ start, end }) => start === 0 && end === name.length),
  );
  return found?.skill ?? allSkills().find((each) => each.name === name) ?? null;
}

const SELLS = /\bsales (?:executive|associate|staff|officer|person)$/i;

/**
 * The asked skills, with those that the post is asked for everywhere where the prompt names none beyond the title's
 * own. Whoever names one has said what matters, and nothing is put beside it.
 */
export function withUsualSkills(
  asked: readonly AskedSkill[],
  title: string,
  family: RoleFamily,
): AskedSkill[] {
  const own = new Set(findSkills(title).map(({ skill }) => skill.name));
  const isTold = ({ skill, name, tier }: AskedSkill) =>
    tier === 'nice' ||
    (skill?.group !== 'general' &&
      !own.has(skill?.name ?? name) &&
      !title.toLowerCase().includes(name.toLowerCase()));
  if (asked.some(isTold)) return [...asked];
  // Who sells in a shop waits for customers and visits none.
  const post = family.fields.includes('Retail') && SELLS.test(title) ? 'Retail Sales Associate' : title;
  const usual = usualSkills(post).map((name): AskedSkill => ({
    name,
    skill: namedSkill(name),
    tier: 'must',
  }));
  if (usual.length === 0) return [...asked];
  const general = asked.filter(({ skill }) => skill?.group === 'general');
  // A guard manages no security: the taxonomy's name for his trade is that of whoever leads it.
  const leads = /\b(?:manager|head|officer|supervisor|in-charge|executive|lead|director)\b/i.test(title);
  const rest = asked.filter(
    (each) => !general.includes(each) && (leads || !each.name.endsWith(' Management')),
  );
  const names = new Set<string>();
  return [...rest, ...usual, ...general].filter(({ name }) => {
    const key = name.toLowerCase();
    return !names.has(key) && names.add(key);
  });
}
