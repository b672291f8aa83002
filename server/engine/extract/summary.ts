import type { ResumeDocument } from './document.ts';
import { linesOf } from './document.ts';

const DEGREES: readonly (readonly [string, RegExp])[] = [
  ['Ph.D', /\bph\.? ?d\b|\bdoctorate\b/i],
  ['M.Tech', /\bm\.? ?tech\b|\bmaster of technology\b|\bm\.e\b|\bmaster of engineering\b/i],
  ['MD', /\bm\.d\.?\b|\bMD\b(?= )|\bdoctor of medicine\b/],
  ['MBA', /\bm\.? ?b\.? ?a\b|\bmaster of business administration\b|\bmasters in business administration\b/i],
  ['PGDM', /\bpg ?dm\b|\bpost graduate diploma\b|\bpgdhrm\b|\bpgdba\b/i],
  ['Chartered Accountant', /\bchartered accountan(?:t|cy)\b|\bicai\b|\bca final\b/i],
  ['MCA', /\bm\.?c\.?a\b|\bmaster of computer applications?\b/i],
  ['M.Com', /\bm\.? ?com\b|\bmaster of commerce\b/i],
  ['M.Sc', /\bm\.? ?sc\b|\bmaster of science\b|\bm\.s\b/i],
  ['M.Pharm', /\bm\.? ?pharm/i],
  ['LL.M', /\bll\.? ?m\b|\bmaster of laws\b/i],
  ['MSW', /\bm\.?s\.?w\b|\bmaster of social work\b/i],
  ['M.A', /\bm\.a\b\.?|\bmaster of arts\b|\bMA\b(?= )/],
  ['MBBS', /\bm\.?b\.?b\.?s\b/i],
  ['B.Tech', /\bb\.? ?tech\b|\bbachelor of technology\b/i],
  ['B.E', /\bb\.e\b\.?|\bbachelor of engineering\b|\bBE\b(?= )/],
  ['B.Arch', /\bb\.? ?arch\b|\bbachelor of architecture\b/i],
  ['B.Pharm', /\bb\.? ?pharm/i],
  ['LL.B', /\bll\.? ?b\b|\bbachelor of laws?\b/i],
  ['B.Des', /\bb\.? ?des\b|\bbachelor of design\b/i],
  ['B.Sc Nursing', /\bb\.? ?sc\.? ?\(?nursing/i],
  ['BCA', /\bb\.?c\.?a\b|\bbachelor of computer applications?\b/i],
  ['BBA', /\bb\.?b\.?a\b|\bbachelor of business administration\b/i],
  ['BHM', /\bb\.?h\.?m\.?(?:c\.?t\b)?|\bbachelor of hotel management\b/i],
  ['B.Ed', /\b[Bb](?:\. ?| )[Ee][Dd]\b|\bB(?:Ed|ED)\b/],
  ['B.Com', /\bb\.? ?com\b|\bbachelor of commerce\b/i],
  ['B.Sc', /\bb\.? ?sc\b|\bbachelor of science\b/i],
  ['B.A', /\bb\.a\b\.?|\bbachelor of arts\b|\bBA\b(?= )/],
  ['GNM', /\bgnm\b/i],
  ['Diploma', /\bdiploma\b/i],
];

/** The highest degree that the education section (or any line) names, as it is usually written. */
function highestDegree(document: ResumeDocument): string | null {
  const education = linesOf(document, 'education');
  const lines =
    education.length > 0 ? education : document.lines.filter((line) => line.section !== 'references');
  const text = lines.map((line) => line.text).join('\n');
  return DEGREES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

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
export function writeSummary(document: ResumeDocument, facts: KnownFacts): string | null {
  const degree = highestDegree(document);
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
