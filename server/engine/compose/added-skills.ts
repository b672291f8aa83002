import { findSkills } from '../taxonomy/find-skills.ts';
import { normaliseText } from '../text/normalise.ts';

/** Those of a written job's skills that its prompt names in no way: what such jobs usually ask for. */
export function addedSkills(prompt: string, skills: readonly string[]): string[] {
  const text = normaliseText(prompt);
  const words = text.toLowerCase();
  const named = new Set(findSkills(text).map(({ skill }) => skill));
  return skills.filter(
    (name) =>
      !words.includes(name.toLowerCase()) &&
      !findSkills(normaliseText(name)).some(({ skill }) => named.has(skill)),
  );
}
