import { findNamedSkills } from '#server/engine/taxonomy/find-skills.ts';
import { lookup } from '../lookup.ts';
import { OWN_NAMES } from '#server/engine/taxonomy/own-names.ts';
import { isPlainToo, properWord } from '#server/engine/taxonomy/proper-words.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { inSentence } from './phrases.ts';

/**
 * A sentence with the names of products and the like as they are written properly: "payroll in greythr and ms excel" →
 * "payroll in greytHR and MS Excel". Words of plain English stay as they are, "avid" and the like outside of a longer name.
 */
export function withOwnNames(text: string): string {
  let told = text;
  for (const { skill, places } of findNamedSkills(text)) {
    const cased = new Map(
      inSentence(skill.name, skill)
        .split(/[ ,]+/)
        .filter((word) => word !== word.toLowerCase())
        .map((word) => [word.toLowerCase(), word]),
    );
    for (const { start, end } of places) {
      const written = text.slice(start, end);
      if (written !== written.toLowerCase() || isPlainToo(written)) continue;
      const own =
        lookup(OWN_NAMES, written) ??
        written.replaceAll(/[^\s,/]+/g, (word) =>
          word === 'ms' && start + word.length < end ? 'MS' : (cased.get(word) ?? word),
        );
      // Only letters change, so that the places of the others stay right.
      if (own.length === written.length) told = told.slice(0, start) + own + told.slice(end);
    }
  }
  return told.replaceAll(/(?<![\p{L}\p{N}@./-])\p{Ll}{3,}(?![\p{L}\p{N}@/-])/gu, (word) =>
    isCommonWord(word) || isPlainToo(word) ? word : (properWord(word) ?? word),
  );
}
