import type { Skill } from './parse.ts';
import { allSkills } from './skills.ts';

/** Trades of every field: whoever sells cars or rooms is in sales, wherever the taxonomy keeps it. */
const EVERYWHERE: ReadonlySet<string> = new Set(['Sales', 'Marketing']);
/** What is a kind of another thing though its name does not end in the other's. */
const ALSO: Readonly<Record<string, string>> = { 'Chartered Accountancy': 'Accounting' };
/** What only spells like a kind of another thing: it measures no land, buys no goods, decides on machines. */
const UNLIKE: ReadonlySet<string> = new Set([
  'Quantity Surveying',
  'Visual Merchandising',
  'Capital Budgeting',
  'Client Coordination Recruitment',
]);

let wider: ReadonlyMap<Skill, Skill> | undefined;

/**
 * The skill of which this one is a kind, whose name ends its own within one field: Nursing of Pediatric Nursing. Whoever shows
 * the one shows the other, not the reverse. Undefined for most.
 */
export function widerSkill(skill: Skill): Skill | undefined {
  wider ??= widerOfAll();
  return wider.get(skill);
}

function widerOfAll(): Map<Skill, Skill> {
  const byName = new Map(allSkills().map((skill) => [skill.name, skill]));
  const found = new Map<Skill, Skill>();
  for (const skill of allSkills()) {
    const words = skill.name.split(' ');
    const ends = words.map((_word, at) => byName.get(words.slice(at + 1).join(' ')));
    const of =
      byName.get(ALSO[skill.name] ?? '') ??
      ends.find((end) => end?.weight === 1 && (end.field === skill.field || EVERYWHERE.has(end.name)));
    if (of !== undefined && !UNLIKE.has(skill.name)) found.set(skill, of);
  }
  return found;
}
