import { limits } from '#contract/limits.ts';
import { canonicalCity } from '#server/engine/cities.ts';
import type { ExtractedCandidate } from '#server/engine/extract-candidate.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { ResumeCase } from './cases.ts';

/** Right of how many; for skills the sums of shares. */
export interface Tally {
  right: number;
  of: number;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(?:pvt|private|ltd|limited|llp|inc|co)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "Dr. N. Rao (PT)" as "N. Rao": who notes the honours too is not wrong. */
function withoutTitles(name: string | null): string | null {
  return (
    name?.replace(/^(?:(?:dr|adv|ca|cs|er|sr|mr|mrs|ms|prof)\.? )+/i, '').replace(/\s*\([^)]*\)$/, '') ?? null
  );
}

/** Whether two texts say the same but for case, marks and legal forms. */
export const sameText = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && plain(a) === plain(b);

/** Whether two names are one person's, with or without honours. */
export const sameName = (a: string | null, b: string | null): boolean =>
  sameText(withoutTitles(a), withoutTitles(b));

/** Whether two names are one employer's, also where one of them is shorter. */
export function sameCompany(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [one, other] = [plain(a), plain(b)];
  return (
    one === other ||
    (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))
  );
}

const WHOLE_NAME = 0.7;

/** Whether a text is the whole name of an employer, or nearly: "Blue" is not "Blue Lotus Foods". */
export function closeCompany(name: string | null, text: string): boolean {
  if (name === null || !sameCompany(name, text)) return false;
  const [one, other] = [plain(name).length, plain(text).length];
  return Math.min(one, other) >= WHOLE_NAME * Math.max(one, other);
}

function usual(skill: string): string {
  return (findSkills(skill)[0]?.skill.name ?? skill).toLowerCase();
}

/** A listed skill counts when it was read by any of its names, or within a longer one. */
export function hasSkill(read: readonly string[], wanted: string): boolean {
  const [name, written] = [usual(wanted), plain(wanted)];
  return read.some((skill) => usual(skill) === name || ` ${plain(skill)} `.includes(` ${written} `));
}

export interface FieldMistake {
  readonly id: string;
  readonly field: string;
  readonly expected: unknown;
  readonly read: unknown;
}

/** Compares what was read with what a careful reader notes; adds to the tallies and returns the mistakes. */
export function judgeFields(
  { id, expect }: ResumeCase,
  read: ExtractedCandidate,
  tallies: Map<string, Tally>,
): FieldMistake[] {
  const mistakes: FieldMistake[] = [];
  const note = (field: string, right: boolean, expected: unknown, was: unknown) => {
    const tally = tallies.get(field) ?? { right: 0, of: 0 };
    tally.of += 1;
    tally.right += right ? 1 : 0;
    tallies.set(field, tally);
    if (!right) mistakes.push({ id, field, expected, read: was });
  };
  const check = (field: string, expected: string | null, was: string | null, alike = sameText) => {
    if (expected !== null) note(field, alike(expected, was), expected, was);
  };
  check('name', expect.name, read.name, sameName);
  check('email', expect.email, read.email, (a, b) => a?.toLowerCase() === b);
  check('phone', expect.phone, read.phone, (a, b) => a === b?.replaceAll(/\D/g, '').slice(-10));
  check('city', expect.current_city, read.current_city, (a, b) => sameText(usualCity(a), usualCity(b)));
  check('company', expect.current_company, read.current_company, sameCompany);
  check('position', expect.current_position, read.current_position);
  const years = expect.experience_years;
  if (years !== null) {
    const was = read.experience_years;
    const off = was === null ? Number.POSITIVE_INFINITY : Math.abs(was - Math.floor(years));
    note(
      expect.stated_years ? 'stated years' : 'summed years (±1)',
      off <= (expect.stated_years ? 0 : 1),
      years,
      was,
    );
  } else {
    note('no years invented', read.experience_years === null, null, read.experience_years);
  }
  if (expect.current_company === null)
    note('no company invented', read.current_company === null, null, read.current_company);
  if (expect.current_city === null)
    note('no city invented', read.current_city === null, null, read.current_city);
  for (const wanted of expect.skills.slice(0, limits.skills.extracted))
    note('skill recall', hasSkill(read.skills, wanted), wanted, read.skills);
  return mistakes;
}

function usualCity(city: string | null): string | null {
  return city === null ? null : (canonicalCity(city) ?? city);
}
