import { highestDegree } from './degrees.ts';
import type { ResumeDocument } from './document.ts';

export interface KnownFacts {
  readonly position: string | null;
  readonly company: string | null;
  readonly city: string | null;
  readonly years: number | null;
  readonly skills: readonly string[];
}

const SKILLS_NAMED = 6;
const EXPERIENCE = /, with (?:less than a year|\d+ years?) of experience/;

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function who({ position, company, city, years }: KnownFacts): string | null {
  const experience =
    years === null
      ? null
      : years === 0
        ? 'less than a year of experience'
        : `${years} ${years === 1 ? 'year' : 'years'} of experience`;
  if (position === null && company === null && experience === null) return null;
  const role = position ?? 'Professional';
  const at = company === null ? '' : ` at ${company}`;
  const based = city === null ? '' : `, based in ${city}`;
  return `${role}${at}${based}${experience === null ? '' : `, with ${experience}`}.`;
}

/** Two or three sentences made only of what the resume says: who, skills, degree. Null when it says too little. */
export function writeSummary(document: ResumeDocument, facts: KnownFacts, today: string): string | null {
  const degree = highestDegree(document, today);
  const sentences = [
    who(facts),
    facts.skills.length > 0 ? `Skills include ${listed(facts.skills.slice(0, SKILLS_NAMED))}.` : null,
    degree === null ? null : `Highest qualification named: ${degree}.`,
  ].filter((sentence) => sentence !== null);
  return sentences.length < 2 ? null : sentences.join(' ');
}

/** Whether two summaries are of the same facts, but for years that may have gone by between them. */
export function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((summary) => summary.replace(EXPERIENCE, ''));
  return first === second;
}
