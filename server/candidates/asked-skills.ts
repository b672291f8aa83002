import { namesOfSkill } from '../engine/taxonomy/skill-names.ts';

const keyOf = (skill: string) => skill.trim().toLowerCase();

/** A person's skills, those by which people are asked for, under any of their names, before the others. */
export function askedSkillsFirst(skills: string[], asked: readonly string[]): string[] {
  if (asked.length === 0) return skills;
  const names = new Set(asked.flatMap(namesOfSkill).map(keyOf));
  const isAsked = (skill: string) => names.has(keyOf(skill));
  return [...skills.filter(isAsked), ...skills.filter((skill) => !isAsked(skill))];
}
