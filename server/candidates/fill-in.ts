import { PERSON_KEYS } from '#contract/same-person.ts';
import type { candidates } from '../db/schema.ts';
import type { CandidateRow } from './lock-candidates.ts';

/** A person of a former system. */
export type NewCandidate = Omit<typeof candidates.$inferInsert, 'id' | 'submitted_by' | 'created_at'> & {
  id?: string | undefined;
  /** without it, of now */
  created_at?: Date | undefined;
};

/**
 * What stands for itself: said where nothing was, it changes the sense of nothing else. A summary does not: an old one
 * would be taken for that of a newer resume.
 */
const SIMPLE = [
  'current_city',
  'current_position',
  'current_company',
  'preferred_location',
  'current_ctc',
  'expected_ctc',
  'remarks',
] as const;

type Filled = Partial<CandidateRow>;

/**
 * Whether what a former system says is of this person, who has its id, e-mail or phone: families share a number. Either
 * the id or the name is the same, or neither e-mail nor phone is another.
 */
export function isOfPerson(current: CandidateRow, said: NewCandidate): boolean {
  const differ = (field: keyof typeof PERSON_KEYS) => {
    const [here, there] = [current[field]?.trim(), said[field]?.trim()];
    return here && there && PERSON_KEYS[field](here) !== PERSON_KEYS[field](there);
  };
  return said.id === current.id || !differ('name') || (!differ('email') && !differ('phone'));
}

/**
 * What a former system says of somebody of whom it is not known yet; never what is known already, and nothing where it
 * may be of another person. `today` as a day of the installation's time zone.
 */
export function missingOf(current: CandidateRow, said: NewCandidate, today: string): Filled {
  if (!isOfPerson(current, said)) return {};
  const simple = SIMPLE.filter((field) => isEmpty(current[field]) && !isEmpty(said[field]));
  return {
    ...Object.fromEntries(simple.map((field) => [field, said[field]])),
    ...(current.skills.length === 0 && said.skills?.length ? { skills: said.skills } : {}),
    ...relevantYears(current, said),
    ...whenTheyCome(current, said, today),
    ...whereFound(current, said),
  };
}

const isEmpty = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '';

/** What is filled in where it is empty. */
const FILLED_IN = [
  ...SIMPLE,
  'skills',
  'relevant_experience_years',
  'joining_date',
  'days_to_join',
  'referred_by',
] as const;

/** Which of those fields are empty of a person and would be filled in. */
export function emptyOf(current: CandidateRow, fields: readonly string[]): string[] {
  return FILLED_IN.filter((field) => {
    const value = current[field];
    return fields.includes(field) && (Array.isArray(value) ? value.length === 0 : isEmpty(value));
  });
}

/** Nobody has more years of what is wanted than all that are known. */
function relevantYears(current: CandidateRow, { relevant_experience_years: years }: NewCandidate): Filled {
  const fits = typeof years === 'number' && years <= current.experience_years;
  return current.relevant_experience_years === null && fits ? { relevant_experience_years: years } : {};
}

/**
 * A date takes the place of the days of notice, so either is filled in only where neither is known. A date that is over
 * says nothing.
 */
function whenTheyCome(
  current: CandidateRow,
  { joining_date, days_to_join }: NewCandidate,
  today: string,
): Filled {
  if (current.joining_date !== null || current.days_to_join !== null) return {};
  return {
    ...(joining_date && joining_date >= today ? { joining_date } : {}),
    ...(typeof days_to_join === 'number' ? { days_to_join } : {}),
  };
}

/** A vendor's people were found by the vendor; who referred somebody goes with a referral alone. */
function whereFound(current: CandidateRow, { found_through, referred_by }: NewCandidate): Filled {
  if (current.submission_type === 'vendor' || !found_through) return {};
  if (current.found_through === null) return { found_through, ...(referred_by ? { referred_by } : {}) };
  const isSameReferral = found_through === 'referral' && current.found_through === 'referral';
  return isSameReferral && current.referred_by === null && referred_by ? { referred_by } : {};
}
