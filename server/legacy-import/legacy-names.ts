import { limits } from '#contract/limits.ts';
import { cleanList, oneSpaced } from '#contract/text.ts';
import { canonicalCity } from '../engine/cities.ts';
import { isCredential } from '../engine/extract/name-words.ts';
import { isSkillName } from '../engine/taxonomy/skill-names.ts';
import { listOf } from './legacy-values.ts';

/** Reads the names of old tables, of people, places and skills, as the product writes them. */

/**
 * Titles that are nothing else, and those that are parts of names, too, where a dot says that they are shortened: "Sri Ram",
 * "AR Rahman" and "MS Dhoni" have no titles. "Ms" without one goes before a name and a surname.
 */
const TITLES =
  /^(?:(?:(?:mr|mrs|miss|dr|prof|smt|shri|adv)(?:\.\s*|\s+)|(?:ms|sri|sr|ar|cs|ca|er|kum|capt|col|maj)\.\s*|ms\s+(?=\p{L}{2,}\s+\p{L}))(?=\p{L}))+/iu;

const withoutTitles = (name: string) => name.replace(TITLES, '');

/**
 * A person's name: without titles ("Er. Shruti Pawar"), the surname behind ("Kale, Shruti"), and not in capitals alone
 * ("ANJALI MORE"). What would be left with too little stays as it is written.
 */
export function personName(text: string): string {
  const written = oneSpaced(text);
  const name = withoutTitles(givenFirst(withoutTitles(written)));
  if (name.length < limits.name.min) return written;
  const isOfOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  return isOfOneCase ? name.split(' ').map(inNameCase).join(' ') : name;
}

/** "Kale, Shruti" as "Shruti Kale". A degree or a city behind a comma is none of a name; "Md" after one may be of it. */
function givenFirst(name: string): string {
  const [first = '', second = '', ...more] = name.split(',').map((part) => part.trim());
  if (second === '' || more.length > 0 || knownCity(second) !== null) return name;
  if (!isCredential(second)) return `${withoutTitles(second)} ${first}`;
  const mayBeName = second.length === 2 && !first.includes(' ');
  return mayBeName ? name : first;
}

/** Words of two capitals that are given names: the others are initials. */
const SHORT_NAMES = ['OM', 'JO'];

/** A word of a name that is written in capitals alone, or in none, with its capitals in order; initials stay: "A.P.J.", "AK". */
function inNameCase(word: string, at: number): string {
  const areInitials =
    /^\p{Lu}{2,3}$/u.test(word) && (!/[AEIOUY]/.test(word) || (at === 0 && !isShortName(word)));
  if (areInitials) return word;
  return word.toLowerCase().replaceAll(/(?:^|[-.'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether two or three capitals can be spoken as a name, as "RAM" and "UMA" can and "APJ" cannot. */
function isShortName(word: string): boolean {
  return word.length === 2 ? SHORT_NAMES.includes(word) : /^.(?:[AEIOUY]|.[AEIOUY]$)/.test(word);
}

/** What the list of cities cannot hold: it is read for in resumes, where this is a municipality that people work for. */
const CITIES_OF_TABLES: Readonly<Record<string, string>> = { pcmc: 'Pimpri-Chinchwad' };

/** A city under the name that the pickers have, as far as it is known: "Bombay", "pune", "Pune (Kothrud)". */
export function cityName(text: string | null): string | null {
  // A longer text is refused as it stands, and taking a bracket off it takes the square of its blanks.
  if (text === null || text.length > limits.shortText.max) return text;
  const withoutPart = text.replace(/\s*\([^()]*\)\s*$/, '');
  return knownCity(text) ?? knownCity(withoutPart) ?? text;
}

function knownCity(text: string): string | null {
  const key = text.trim().toLowerCase();
  return (Object.hasOwn(CITIES_OF_TABLES, key) && CITIES_OF_TABLES[key]) || canonicalCity(text);
}

/** The same of one place or several: "Bombay/pune" is "Mumbai, Pune", where each of them is known. */
export function placeNames(text: string | null): string | null {
  if (text === null) return null;
  const places = text.split(/[/,;|&]|\bor\b/i).map((place) => place.trim());
  const known = places.map(knownCity);
  return known.every((city) => city !== null) ? cleanList(known).join(', ') : cityName(text);
}

/** Skills of a cell: "java/j2ee" is two of them, as either is known, and "CI/CD" one. */
export function skillNames(text: string | null): string[] {
  return cleanList(listOf(text).flatMap(eachOf));
}

function eachOf(skill: string): string[] {
  const parts = skill.split('/').map((part) => part.trim());
  const areSkills = parts.length > 1 && !isSkillName(skill) && parts.every(isSkillName);
  return areSkills ? parts : [skill];
}
