import { areOtherPeople, type Named } from '#contract/same-person.ts';
import { contentOf } from '#web/lib/form.ts';
import { BLANK_CANDIDATE, candidateFormSchema, type CandidateFormValues } from './candidate-form-values.ts';
import { type Filled, isUntouched } from './filled-fields.ts';
import {
  isSamePerson,
  labelsOf,
  leftOfFormer,
  partLeft,
  personIn,
  saysOtherwise,
  stillLeft,
  typedOver,
  withoutLeft,
} from './other-person.ts';
import { type Extracted, saidByResume } from './said-by-resume.ts';

// What is made of a resume beside the form that it fills. Its code comes once there is a resume.
export { personIn } from './other-person.ts';

const isBlank = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** How surely (0-1) each field was read, at most `upTo`. */
function surenessOf({ confidence }: Extracted, fields: string[], upTo: number): Record<string, number> {
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

/** What one looks for in any resume, by the form's labels. */
const SOUGHT: Partial<Record<(typeof TOLD)[number], string>> = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  current_city: 'Current City',
  experience_years: 'Total Experience (years)',
  current_company: 'Current Company',
  skills: 'Skills',
};

/** Labels of what one looks for in a resume and this one does not say. */
function missingIn(said: Partial<CandidateFormValues>): string[] {
  return Object.entries(SOUGHT).flatMap(([field, label]) => (field in said ? [] : [label]));
}

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

interface TakingIn {
  /** what the form holds, and what of it came from resumes */
  held: Record<string, unknown>;
  filled: Filled;
  /** of whom the resume before was, if there was one that told */
  former: Named | undefined;
  today: string;
  /** at most so surely (0-1) its words were read */
  sureUpTo: number;
  /** puts values into the form; answers what it holds then */
  fill: (values: object) => CandidateFormValues;
}

/**
 * Fills the form in from what was read out of a resume: what is blank, and what came from a resume and was not touched since.
 * Answers how many fields that were, and the resume as it stood beside the form.
 */
export function takeIn(data: Extracted, { held, filled, former, today, sureUpTo, fill }: TakingIn) {
  const said = saidByResume(data, today);
  const taken = Object.fromEntries(
    Object.entries(said).filter(([field]) => isBlank(held[field]) || isUntouched(filled, field, held)),
  );
  // What a former resume said and this one does not: it may have been another person's.
  const outdated = Object.entries(BLANK_CANDIDATE).filter(
    ([field]) => !(field in said) && isUntouched(filled, field, held),
  );
  const now = fill({ ...Object.fromEntries(outdated), ...taken });
  const sure = surenessOf(data, Object.keys(taken), sureUpTo);
  const person = personIn(said);
  const isOther = former !== undefined && person !== undefined && areOtherPeople(former, person);
  const read: Read = {
    said,
    sure: surenessOf(data, Object.keys(said), sureUpTo),
    typed: candidateFormSchema.parse(now),
    differing: saysOtherwise(candidateFormSchema.parse(held), said, filled),
    left: isOther ? leftOfFormer(now, said) : {},
    taken: { values: taken, sure },
    isReplaced: false,
  };
  return {
    fields: Object.keys(taken).length,
    missing: missingIn(said),
    person: person ?? former,
    read,
  };
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
