import { contentOf } from '#web/lib/form.ts';
import { BLANK_CANDIDATE, candidateFormSchema, type CandidateFormValues } from './candidate-form-values.ts';
import type { Filled } from './filled-fields.ts';
import {
  isSamePerson,
  labelsOf,
  type leftOfFormer,
  partLeft,
  saysOtherwise,
  stillLeft,
  typedOver,
  withoutLeft,
} from './other-person.ts';
import type { Extracted } from './said-by-resume.ts';

// What is made of a resume beside the form that it fills. Its code comes once there is a resume.
export { areOtherPeople } from '#contract/same-person.ts';
export { leftOfFormer, personIn, saysOtherwise } from './other-person.ts';
export { saidByResume } from './said-by-resume.ts';

/** How surely (0-1) each field was read, at most `upTo`. */
export function surenessOf(
  { confidence }: Extracted,
  fields: string[],
  upTo: number,
): Record<string, number> {
  const { notice_period_days: notice, ...others } = confidence;
  const sure: Record<string, number | undefined> = { ...others, joining_date: notice };
  return Object.fromEntries(fields.map((field) => [field, Math.min(sure[field] ?? 1, upTo)]));
}

/** What a resume may tell; the rest of the form it leaves alone. */
const TOLD = [
  'name',
  'email',
  'phone',
  'current_city',
  'preferred_location',
  'current_position',
  'current_company',
  'experience_years',
  'relevant_experience_years',
  'skills',
  'current_ctc',
  'expected_ctc',
  'joining_date',
] as const satisfies readonly (keyof CandidateFormValues)[];

/** The resume speaks of another person than what was typed, or than the resume before, or that has been settled. */
export interface OtherPerson {
  /** in which of name, e-mail and phone they differ */
  differing: ReturnType<typeof saysOtherwise>;
  /** labels of what was typed of the person of the resume before; of those, what this resume says, and what it does not */
  left: string[];
  taken: string[];
  cleared: string[];
  isReplaced: boolean;
  /** takes from this resume what differs, and all else that it may tell, and clears what is left */
  onReplace: () => void;
  /** puts back what that replaced */
  onPutBack: () => void;
}

/** A resume that was read, beside the form as it stood then. */
export interface Read {
  said: Partial<CandidateFormValues>;
  sure: Record<string, number>;
  differing: ReturnType<typeof saysOtherwise>;
  /** what was typed of the person of the resume before */
  left: ReturnType<typeof leftOfFormer>;
  /** what stood in the form then, and what of that came from this resume */
  typed: CandidateFormValues;
  taken: Filled;
  isReplaced: boolean;
}

const told = (values: Partial<CandidateFormValues>) =>
  Object.fromEntries(TOLD.map((field) => [field, values[field] ?? BLANK_CANDIDATE[field]]));

const pick = <V>(from: Record<string, V>, fields: object): Record<string, V> =>
  Object.fromEntries(Object.entries(from).filter(([field]) => field in fields));

/** What stood where a resume was taken for all, in the fields that hold that still; blank where it was the resume's before, too. */
export function replacedIn(
  held: Record<string, unknown>,
  { said, differing, left, typed, taken }: Read,
): object {
  const there: Record<string, unknown> = {
    ...(differing.length > 0 && told(said)),
    ...withoutLeft(left, said),
  };
  const blank: Record<string, unknown> = { ...BLANK_CANDIDATE };
  const before: Record<string, unknown> = { ...told(typed), ...left, ...pick(blank, taken.values) };
  const still = Object.keys(there).filter((field) => contentOf(held[field]) === contentOf(there[field]));
  return Object.fromEntries(still.map((field) => [field, before[field]]));
}

interface Beside {
  held: CandidateFormValues;
  filled: Filled;
  /** writes values into the form, of which `filled` then came from resumes */
  put: (next: Read, values: object, filled: Filled) => void;
}

/** What differs between a resume and the form, which holds `held` now and of which `filled` came from resumes; null for nothing. */
export function otherPersonOf(read: Read, { held, filled, put }: Beside): OtherPerson | null {
  const { said, sure, typed, isReplaced } = read;
  const now = candidateFormSchema.parse(held);
  // Another person was typed over what this resume had filled in, here or before the form was left.
  const over = !isReplaced && read.differing.length === 0 ? typedOver(now, said) : [];
  // Whoever has looked at one of the three since has decided.
  const isDecided = !isReplaced && !isSamePerson(now, typed);
  const differing = over.length > 0 ? over : isDecided ? [] : read.differing;
  const left = isReplaced ? read.left : stillLeft(read.left, held);
  if (differing.length === 0 && Object.keys(left).length === 0) return null;
  const { taken, cleared } = partLeft(left, said);
  return {
    differing,
    left: labelsOf(left),
    taken: labelsOf(taken),
    cleared: labelsOf(cleared),
    isReplaced,
    onReplace: () => {
      const before = over.length > 0 ? { typed: now, taken: filled } : {};
      const next = { ...read, ...before, differing, left, isReplaced: true };
      const inPlace = withoutLeft(left, said);
      if (differing.length > 0) put(next, { ...told(said), ...inPlace }, { values: said, sure });
      // What came in its place is the resume's, marked as such, and goes with it.
      else
        put(next, inPlace, {
          values: { ...filled.values, ...pick(said, taken) },
          sure: { ...filled.sure, ...pick(sure, taken) },
        });
    },
    onPutBack: () => {
      const next = { ...read, isReplaced: false };
      if (differing.length === 0) put(next, left, filled);
      else put(next, { ...told(typed), ...left }, read.taken);
    },
  };
}
