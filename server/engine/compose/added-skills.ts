import { findSkills } from '../taxonomy/find-skills.ts';
import { normaliseText } from '../text/normalise.ts';

/** Those of a written job's skills that its prompt names in no way: what such jobs usually ask for. */
export function addedSkills(prompt: string, skills: readonly string[]): string[] {
  const text = normaliseText(prompt);
  const words = wordsOf(text);
  const named = new Set(findSkills(text).map(({ skill }) => skill));
  return skills.filter(
    (name) =>
      !words.includes(wordsOf(name)) &&
      !findSkills(normaliseText(name)).some(({ skill }) => named.has(skill)),
  );
}

/** The words of a text, each between blanks, so that "Java" is not found in "JavaScript". */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
  return ` ${words.join(' ')} `;
}
