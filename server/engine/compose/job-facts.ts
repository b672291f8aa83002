import type { Bounds } from '#contract/bounds.ts';
import type { Industry, WorkMode } from '#contract/options.ts';
import type { DutyLevel, RoleFamily } from './families/parse-families.ts';
import { NO_TITLE } from './no-role.ts';
import { inSentence, joined, withoutEchoes } from './phrases.ts';
import type { AskedSkill } from './prompt-skills.ts';
import { withoutPrincipalsRank } from '#server/engine/text/principal.ts';

/** Everything that a job is written from. What is not known is empty or null, and is not written. */
export interface JobFacts {
  readonly title: string;
  readonly family: RoleFamily;
  readonly level: DutyLevel;
  readonly cities: readonly string[];
  readonly mode: WorkMode | null;
  /** How a hybrid week is shared, where it is told: "three days a week in the office". */
  readonly sharedWeek: string | null;
  /** As it is stated: nobody is told what was only guessed from the role. */
  readonly industry: Industry | null;
  /** Whole years. */
  readonly experience: Bounds;
  readonly skills: readonly AskedSkill[];
  /** "our fintech team" */
  readonly setting: string | null;
  readonly duties: readonly string[];
  /** One of every group is asked for. */
  readonly degrees: readonly (readonly string[])[];
  /** Wished for, not asked. */
  readonly wishedDegrees: readonly string[];
  readonly languages: readonly string[];
  readonly wishedLanguages: readonly string[];
  /** Finished bullets of other demands. */
  readonly extras: readonly string[];
  readonly perks: readonly string[];
  /** When somebody should join, as it is said: "immediately", "by December 21, 2026". */
  readonly joining: string | null;
  readonly openings: number | null;
  readonly team: { readonly size: string; readonly leads: boolean } | null;
  /** The longest notice period taken: "two months". */
  readonly notice: string | null;
  /** The work is stated or known to be done at customers' and on the road. */
  readonly inField: boolean;
}

const LEADS =
  /\b(?:manager|head|director|president|chief|principal|superintendent|in-charge|incharge|ceo|cfo|cto|coo|cmo|dean|captain|supervisor)\b/i;
const LEADS_NOBODY =
  /\b(?:relationship|product|project|account|brand|category|community|social media|case|office|vice principal|key account|programme|program|talent|delivery|credit|territory|sourcing|closing|case)\s+manager|\bhead (?:nurse|cook)\b/i;
const SENIOR = /\b(?:senior|lead|principal|architect|specialist ii|iii|expert|consultant surgeon)\b/i;
const JUNIOR = /\b(?:junior|trainee|intern|apprentice|fresher|helper|assistant)\b/i;
const SENIOR_YEARS = 7;
const JUNIOR_YEARS = 1;

/** The level that a role is written for, by its title first and its years of experience after. */
export function levelOf(title: string, experience: Bounds): DutyLevel {
  if (JUNIOR.test(title) && !/\bassistant (?:manager|general|vice|professor|director)\b/i.test(title))
    return 'junior';
  if (LEADS.test(withoutPrincipalsRank(title)) && !LEADS_NOBODY.test(title)) return 'manager';
  if (SENIOR.test(title) || (experience.min ?? 0) >= SENIOR_YEARS) return 'senior';
  if (experience.max !== null && experience.max <= JUNIOR_YEARS) return 'junior';
  return 'everyone';
}

/** "5 to 8 years of experience", "at least 3 years of experience"; null for freshers and when nothing is asked. */
export function yearsText({ min, max }: Bounds): string | null {
  const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;
  if (min === null && max === null) return null;
  if (max === 0) return null;
  if (max === null) return min === 0 ? null : `at least ${years(min ?? 0)} of experience`;
  if (min === null || min === 0) return `up to ${years(max)} of experience`;
  return min === max ? `${years(max)} of experience` : `${min} to ${years(max)} of experience`;
}

/** Whether the work is done at customers' and on the road, so that no office is spoken of. */
export function isFieldWork({ inField, mode }: JobFacts): boolean {
  return inField && (mode === 'office' || mode === null);
}

const PLACE_OF_ITS_OWN =
  /\b(?:hotel|resort|restaurant|caf[eé]|kitchen|hospital|clinic|school|college|institute|plant|factory|mill|farm|store|outlet|showroom|warehouse|godown|gym|salon|workshop|bakery|pharmacy|dealership)$/i;

/** Whether the work is done on the spot: by its kind, or because the place is more than an office. */
export function isOnSite({ family, setting }: JobFacts): boolean {
  return family.onSite || (setting !== null && PLACE_OF_ITS_OWN.test(setting));
}

/** Whether somebody without any experience may apply. */
export function takesFreshers({ min, max }: Bounds): boolean {
  return min === 0 && (max === null || max <= 1);
}

/** Names of products before activities: what somebody works with is said by "C#" more than by "web development". */
function productsFirst(skills: readonly AskedSkill[]): AskedSkill[] {
  const isActivity = ({ name, skill }: AskedSkill): boolean =>
    skill?.group === 'technology' && inSentence(name, skill) !== name;
  return skills.toSorted((a, b) => Number(isActivity(a)) - Number(isActivity(b)));
}

/** A title as a noun for a sentence: "PGT Physics" is said "PGT Physics Teacher"; nobody is a "New Position". */
export function roleNoun(title: string): string {
  if (title === NO_TITLE) return 'new colleague';
  if (/\bFaculty$/.test(title)) return `${title} Member`;
  return /^(?:PGT|TGT|PRT)\b(?!.*\b(?:Teacher|Faculty)\b)/.test(title) ? `${title} Teacher` : title;
}

/** Whether a name is told by a line of its own, "Ex-servicemen are preferred", and is no knowledge. */
export function isDemand(name: string, extras: readonly string[]): boolean {
  return extras.some((each) => each.toLowerCase().startsWith(`${name.toLowerCase()} `));
}

/** The asked skills that are more than the role's own name: not the nursing of a nurse. */
export function tellingSkills({ skills, title, extras }: JobFacts): AskedSkill[] {
  const own = title.toLowerCase();
  return skills.filter(({ name, skill }) => {
    if (isDemand(name, extras)) return false;
    if (skill === null) return true;
    // A CNC operator's "Fanuc" is more than the CNC of the title.
    if (name !== skill.name && skill.group !== 'general' && !own.includes(name.toLowerCase())) return true;
    if (skill.group === 'general' || skill.name === 'Teaching') return false;
    const named = skill.aliases.filter(({ written }) => own.includes(written.toLowerCase()));
    return skill.group === 'technology' ? !named.some(({ words }) => words.length > 1) : named.length === 0;
  });
}

/** The skills as they stand in a sentence, those that do as well as each other in one: "greytHR or Keka". */
export function inPhrases(skills: readonly AskedSkill[]): string[] {
  const names = skills.map(({ name, skill }) => inSentence(name, skill));
  const kept = new Set(withoutEchoes(names));
  const choices = new Map<string, string[]>();
  for (const [at, { name, either }] of skills.entries()) {
    const said = names[at] ?? name;
    if (!kept.has(said)) continue;
    const key = either ?? name;
    choices.set(key, [...(choices.get(key) ?? []), said]);
  }
  return [...choices.values()].map((choice) => joined(choice, 'or'));
}

const IN_SUMMARY = 2;
const IN_DUTY = 4;

/** The must-have skills that a text names, as they stand in a sentence. */
interface NamedSkills {
  readonly inSummary: readonly string[];
  readonly inDuties: readonly string[];
  /** All are tools and techniques of information technology. */
  readonly technical: boolean;
}

/**
 * The must-have skills shared out among the texts, so that the summary and the responsibilities do not repeat one list;
 * the requirements name them all.
 */
export function shareSkills(facts: JobFacts): NamedSkills {
  const telling = productsFirst(tellingSkills(facts).filter(({ tier }) => tier === 'must'));
  const names = inPhrases(telling);
  const technical = telling.length > 0 && telling.every(({ skill }) => skill?.group === 'technology');
  const first = Math.min(IN_SUMMARY, Math.floor(names.length / 2));
  const rest = names.slice(first, first + IN_DUTY);
  // One skill alone makes no line, and whoever writes Java writes it with all the rest.
  const main = first > 0 && (technical || rest.length < 2) ? names.slice(0, 1) : [];
  return { inSummary: names.slice(0, first), inDuties: [...main, ...rest].slice(0, IN_DUTY), technical };
}
