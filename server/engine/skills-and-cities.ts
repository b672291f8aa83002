import { canonicalCity } from './cities.ts';
import { canonicalSkill } from './taxonomy/skill-names.ts';

/** Words of the longest name of a city or skill that is looked for. */
const LONGEST_NAME = 4;

/** They only tie the names together: "Tally in Indore". */
const BETWEEN: ReadonlySet<string> = new Set(['in', 'at', 'from', 'with', 'and', '&', '+']);

export interface SkillsAndCities {
  readonly skills: string[];
  readonly cities: string[];
}

/**
 * The skills and cities that a search names and nothing besides, by the names that pickers use; words beside a city that are
 * neither are taken for one skill as they stand. Null for anything else: one skill or one city is a search of its own.
 */
export function readSkillsAndCities(search: string): SkillsAndCities | null {
  const words = search.split(/[\s,;/]+/).filter(Boolean);
  const skills: string[] = [];
  const cities: string[] = [];
  let unknown: string[] = [];
  const unknowns: string[] = [];
  const endUnknown = () => {
    if (unknown.length > 0) unknowns.push(unknown.join(' '));
    unknown = [];
  };
  for (let at = 0; at < words.length;) {
    const found = longestNameAt(words, at);
    if (found) (found.isCity ? cities : skills).push(found.name);
    const isTie = !found && BETWEEN.has(words[at]!.toLowerCase());
    if (found || isTie) endUnknown();
    else unknown.push(words[at]!);
    at += found?.words ?? 1;
  }
  endUnknown();
  if (unknowns.length > 1 || (unknowns.length === 1 && cities.length === 0)) return null;
  const all = [...new Set([...skills, ...unknowns])];
  if (all.length === 0 || all.length + cities.length < 2) return null;
  return { skills: all, cities: [...new Set(cities)] };
}

interface Named {
  readonly name: string;
  readonly isCity: boolean;
  readonly words: number;
}

function longestNameAt(words: readonly string[], at: number): Named | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const skill = canonicalSkill(text);
    if (skill !== null) return { name: skill, isCity: false, words: length };
    const city = canonicalCity(text);
    if (city !== null) return { name: city, isCity: true, words: length };
  }
  return null;
}
