import { shownName } from '#server/engine/extract/listed-skills.ts';
import { OWN_NAMES } from '#server/engine/taxonomy/own-names.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { properWord, withProperWords } from '#server/engine/taxonomy/proper-words.ts';
import { OPEN_HOUSES } from '#server/engine/text/houses.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { lookup } from '../lookup.ts';
import { capitalised } from './phrases.ts';
import { PLAIN, TRADES } from './skill-senses.ts';
import { isTitleNoun } from './title-words.ts';

/** Other work that only counts as the skill: a spinning mill's master is asked for no weaving. */
const OTHER_WORK: Record<string, string> = {
  spinning: 'Spinning',
  'spinning mill': 'Spinning',
  'cotton spinning': 'Cotton Spinning',
  'ring frame': 'Ring Frame',
  threading: 'Threading',
  facial: 'Facials',
  facials: 'Facials',
  mehendi: 'Mehendi',
  'hair spa': 'Hair Spa',
  'labour handling': 'Labour Handling',
  'labour management': 'Labour Management',
  'labour supervision': 'Labour Supervision',
  'dark store': 'Dark Store Operations',
  'data privacy': 'Data Privacy',
  'data protection': 'Data Protection',
  rcc: 'RCC Structures',
  peb: 'Pre-Engineered Buildings',
  'jcb operator': 'JCB Operation',
  'excavator operator': 'Excavator Operation',
  jcb: 'JCB Operation',
  excavator: 'Excavator Operation',
  arcgis: 'ArcGIS',
  qgis: 'QGIS',
};

/** "Play School" names a house, although resumes list it as what somebody knows. */
export const HOUSE = new RegExp(
  `(?:^| )(?:${OPEN_HOUSES}|banks?|labs?|supermarkets?|academy|academies)$`,
  'i',
);

/** Words that only tell of the trade: whoever writes "hotel" names no other skill than its own. */
const PLAIN_ENDING =
  /\b(?:activit(?:y|ies)|work|works|profile|background|jobs?|field|industry|domain|process(?:es)?|people|staff|persons?|services?|site|ing)$/i;

/**
 * The name under which a skill is listed: the taxonomy's for another spelling of it; what was written for something of
 * its own that only counts as that skill: "greytHR" and "Keka" are not shown as HRIS, "Form 16" not as Income Tax.
 */
export function shownAs(skill: Skill, written: string): string {
  if (/^icse/i.test(written)) return 'ICSE Curriculum';
  if (skill.isNarrower && /^\p{Lu}{2,}$/u.test(written)) return written;
  const small = written.toLowerCase();
  const other = lookup(OTHER_WORK, small) ?? lookup(OWN_NAMES, small);
  if (other !== undefined) return other;
  if (skill.isNarrower || skill.group === 'general' || TRADES.test(written) || PLAIN.test(written))
    return skill.name;
  if (isTitleNoun(small.split(' ').at(-1) ?? '') || PLAIN_ENDING.test(written)) return skill.name;
  // A degree is asked for by its own line.
  if (/^[bmd]\.? ?(?:ed|com|tech|sc|a|pharm|p\.?ed)\.?$/i.test(written)) return skill.name;
  if (
    HOUSE.test(written) ||
    (/^\p{L}{2,5}$/u.test(written) && (written === written.toUpperCase() || !isCommonWord(small)))
  )
    return skill.group === 'technology' ? ownOrTitled(skill, written) : skill.name;
  // "Agreement" alone says less than Contract Drafting.
  if (!small.includes(' ') && written !== written.toUpperCase() && isCommonWord(small)) return skill.name;
  return ownOrTitled(skill, written);
}

/** The skill's name for another spelling of it, else what was written as names are; the skill's where that stays small. */
function ownOrTitled(skill: Skill, written: string): string {
  if (shownName(skill, written, false) === skill.name) return skill.name;
  // The taxonomy writes some with their letters: "HANA".
  const known = skill.aliases.find((alias) => alias.written.toLowerCase() === written)?.written ?? written;
  const name = titled(known);
  return name === name.toLowerCase() && /\p{L}/u.test(name) && properWord(name) !== name ? skill.name : name;
}

/** "vendor reconciliation" → "Vendor Reconciliation", "pyspark" → "PySpark", "ga4" → "GA4"; "CASA" and "eTDS" stay. */
function titled(written: string): string {
  if (/^(?=.*\d)[\p{Ll}\d]{2,5}$/u.test(written)) return properWord(written) ?? written.toUpperCase();
  const name = written.replaceAll(/(?<![\p{L}\p{N}'.])\p{Ll}+(?![\p{L}\p{N}])/gu, (word, at: number) =>
    at > 0 && /^(?:and|of|in|to|on|for|with|the|at|by|de|la)$/.test(word)
      ? word
      : (properWord(word) ??
        (!isCommonWord(word) && (word.length <= 3 || !/[aeiouy]/.test(word))
          ? word.toUpperCase()
          : capitalised(word))),
  );
  return withProperWords(name);
}
