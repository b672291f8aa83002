import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { properWord } from '#server/engine/taxonomy/proper-words.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { lookup } from '../lookup.ts';

/** "a, b and c". */
export function joined(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count as a sentence says it: "two", "ten", "25". */
export function counted(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** Names for one list: those left out that only repeat the end of another ("marketing" beside "digital marketing"). */
export function withoutEchoes(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      !names.some((other) => other !== name && other.toLowerCase().endsWith(` ${name.toLowerCase()}`)),
  );
}

const LANGUAGES =
  /\b(?:english|hindi|marathi|gujarati|tamil|telugu|kannada|malayalam|bengali|punjabi|odia|assamese|urdu|konkani|sanskrit|french|german|spanish|japanese|arabic|mandarin|chinese|italian|indian|european|american|african)\b/g;

/** Languages and nations with their capital letter, which hasty writers leave out. */
export function withNames(text: string): string {
  return text.replaceAll(LANGUAGES, (word) => capitalised(word));
}

/** With a capital letter at its start. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SAID_BY_LETTERS = /^[AEFHILMNORSX](?=[A-Z&]{1,4}\b|-?[A-Z]\b|\d)/;
const SAID_AS_WORD =
  /^(?:SaaS|SAM|LAMP|MERN|MEAN|NABH|NABL|REST|RADAR|SIM|NEET|RISC|HIPAA|NEBOSH|FASTag|LIDAR)\b/;
const SOUNDS_LIKE_YOU = /^(?:uni(?!n|m)|use|usu|eu|one\b|once\b|util|UI|UX|US|UK|URL)/i;

/** A noun with "a" or "an" by its sound: "an HR Executive", "a UX Designer". */
export function withArticle(noun: string): string {
  if (SAID_AS_WORD.test(noun)) return `${/^[AEIO]/.test(noun) ? 'an' : 'a'} ${noun}`;
  if (SAID_BY_LETTERS.test(noun) && noun.slice(0, 2) === noun.slice(0, 2).toUpperCase()) return `an ${noun}`;
  if (/^[AEFHILMNORSX]\b(?![.'’-])/.test(noun) && noun.length < 3) return `an ${noun}`;
  if (SOUNDS_LIKE_YOU.test(noun)) return `a ${noun}`;
  if (/^(?:hour|honest|honou?r|heir)/i.test(noun)) return `an ${noun}`;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A number for choosing among phrases: the same text gives the same choice. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return seed;
}

/** One of some phrases by the seed; `salt` keeps choices of one text apart. */
export function pick<T>(options: readonly [T, ...T[]], seed: number, salt: number): T {
  const mixed = Math.imul((seed ^ Math.imul(salt + 1, 2_654_435_761)) >>> 0, 2_246_822_519) >>> 0;
  return options[(mixed >>> 8) % options.length] ?? options[0];
}

const TECHNICAL_ACTIVITY = new Set(
  `testing automation manual data analysis analytics machine learning design development data science engineering structures and algorithms
  visualization statistical performance networking support systems embedded hardware troubleshooting information security cloud migration
  vulnerability assessment penetration incident management technical documentation unit regression test cases defect tracking code review
  debugging programming object-oriented software architecture patterns system database administration stored procedures warehousing pipelines
  deep natural language processing computer vision prompt large models frontend backend full stack mobile app web application responsive quality
  assurance business intelligence user acceptance reporting tuning integration predictive microservices firewalls microcontrollers operating
  multithreading telecom networks optical circuit soldering risk forecasting time series`
    .split(/\s+/)
    .filter(Boolean),
);
const PROPER = new Set(
  `excel word outlook tally oracle opera amadeus salesforce google facebook instagram
  linkedin youtube whatsapp adobe autodesk microsoft primavera canva sketch bloomberg siemens kaizen montessori cambridge zoho java python go
  ruby swift react redux spring amazon apache busy marg sage maya blender nuke six sigma ayurveda yoga zumba basel pilates companies act pos factories
  ahrefs keyword figma miro axure xero lumion tekla creo teamcenter bradley mastercam boolean keka darwinbox rhino revit galileo sanskrit micros gerber workspace ads analytics forms fusion rhino illustrator`
    .split(/\s+/)
    .filter(Boolean),
);

const NATIONAL = new Set([
  'english',
  'hindi',
  'french',
  'german',
  'indian',
  'chinese',
  'sanskrit',
  'japanese',
  'spanish',
]);
/** Words that every trade of theirs writes small, though plain English seldom has them. */
const PLAIN_TO_ITS_TRADE = new Set(
  `induction challan challans vernier tandoor lading onboarding offboarding appraisals payslip payslips attendance gratuity biometric invoicing
  reconciliation reconciliations telecalling merchandising housekeeping grooming phlebotomy cannulation dispensing shuttering plastering
  plumbing masonry foundry pesticides lathe milling grinding fixtures gauges micrometer moulding stitching embroidery tailoring upselling billing`
    .split(/\s+/)
    .filter(Boolean),
);
/** Endings by which nouns of work are made: "articleship", "reconciliations", "phlebotomy". */
const COMMON_ENDING =
  /^\p{Ll}{2,}(?:[st]ions?|ments?|ships?|ings?|ances?|ences?|it(?:y|ies)|ness|olog(?:y|ies)|graphy|metry|scopy|tomy|therapy)$/u;
const SAID: Record<string, string> = {
  'CBSE Curriculum': 'the CBSE curriculum',
  'ICSE Curriculum': 'the ICSE curriculum',
  Communication: 'communication skills',
  'IB Curriculum': 'the IB curriculum',
  'DaVinci Resolve': 'DaVinci Resolve',
  'Cinema 4D': 'Cinema 4D',
  'STAAD Pro': 'STAAD Pro',
  'Civil 3D': 'Civil 3D',
  'Aspen HYSYS': 'Aspen HYSYS',
  'MS Access': 'MS Access',
  'Ind AS': 'Ind AS',
  'E-Way Bill': 'e-way bills',
  'ACE Certification': 'an ACE certification',
  'Companies Act': 'the Companies Act',
  'MIS Reporting': 'MIS reporting',
  'Import Export': 'imports and exports',
};

/** A skill's name within a sentence: "Bank Reconciliation" → "bank reconciliation", "Spring Boot" stays. */
export function inSentence(name: string, skill: Skill | null): string {
  const said = lookup(SAID, name);
  if (said !== undefined) return said;
  if (/^Form \d/.test(name)) return name;
  const words = name.split(' ');
  if (words.some((word) => PROPER.has(word.toLowerCase()))) return name;
  const technical = skill?.group === 'technology';
  const lowers = (word: string): boolean => {
    // "greytHR" is no word of small letters.
    if (!/^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*$/u.test(word))
      return word === word.toLowerCase() && /^\p{Ll}/u.test(word);
    const small = word.toLowerCase();
    if (NATIONAL.has(small)) return false;
    if (technical) return TECHNICAL_ACTIVITY.has(small);
    if (properWord(word) !== undefined) return false;
    // The taxonomy tells its own proper words; another name may be a product's, "Apollo Suite", unless its ending tells.
    const isKnown = skill !== null && skill.name === name;
    return isKnown || isCommonWord(small) || PLAIN_TO_ITS_TRADE.has(small) || COMMON_ENDING.test(small);
  };
  if (technical && !words.every(lowers)) return name;
  return withNames(
    words.map((word) => (lowers(word) ? word.toLowerCase().replace(/ization\b/, 'isation') : word)).join(' '),
  );
}
