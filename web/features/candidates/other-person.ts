import { notTakenOver } from '#contract/candidate-facts.ts';
import { areOtherPeople, type Named, PERSON_KEYS } from '#contract/same-person.ts';
import { BLANK_CANDIDATE, type CandidateFormValues } from './candidate-form-values.ts';
import { type Filled, NOTHING_FILLED } from './filled-fields.ts';

const FIELDS = ['name', 'email', 'phone'] as const;

/**
 * In which of name, e-mail and phone a resume says otherwise than what somebody typed; none for what was corrected by
 * hand after this resume was read before (`filled`).
 */
export function saysOtherwise(
  typed: CandidateFormValues,
  said: Partial<CandidateFormValues>,
  filled: Filled,
): ReturnType<typeof notTakenOver> {
  const others = FIELDS.flatMap((field) => {
    const text = said[field];
    const isOther =
      text !== undefined &&
      typed[field].trim() !== '' &&
      text !== filled.values[field] &&
      PERSON_KEYS[field](text) !== PERSON_KEYS[field](typed[field]);
    return isOther ? [[field, text] as const] : [];
  });
  return notTakenOver(typed, { ...typed, ...Object.fromEntries(others) });
}

/**
 * What a resume says otherwise once somebody has typed another person over it: by all that both say, they are two people.
 * None for the corrections of a reading, which leave one of the three as it was read.
 */
export function typedOver(
  typed: CandidateFormValues,
  said: Partial<CandidateFormValues>,
): ReturnType<typeof notTakenOver> {
  const differing = saysOtherwise(typed, said, NOTHING_FILLED);
  const compared = FIELDS.filter((field) => said[field] !== undefined && typed[field].trim() !== '');
  return areOtherPeople(typed, said) && differing.length === compared.length ? differing : [];
}

/** Whether the person who was typed is still the same one, as typed. */
export function isSamePerson(one: CandidateFormValues, other: CandidateFormValues): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** All that is said of one person: the fields of a candidate, and that they agreed. */
const BLANK = { ...BLANK_CANDIDATE, consent_given: false };
type Left = Partial<typeof BLANK>;

const isBlank = (value: unknown) =>
  value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);

/**
 * What stands in the form and is not of the resume that was just read (`said`): when that is another person's than the
 * one before, what somebody typed of the former one. Name, e-mail and phone are `saysOtherwise`'s.
 */
export function leftOfFormer(held: object, said: Partial<CandidateFormValues>): Left {
  const ofResume = new Map<string, unknown>(Object.entries(said));
  const told = new Set<string>(FIELDS);
  return Object.fromEntries(
    Object.entries(held).filter(
      ([field, value]) =>
        field in BLANK &&
        !told.has(field) &&
        !isBlank(value) &&
        JSON.stringify(value) !== JSON.stringify(ofResume.get(field)),
    ),
  );
}

/** Of what was left, that which still stands there: what somebody has changed since has been looked at. */
export function stillLeft(left: Left, held: object): Left {
  const now = new Map<string, unknown>(Object.entries(held));
  return Object.fromEntries(
    Object.entries(left).filter(([field, value]) => JSON.stringify(value) === JSON.stringify(now.get(field))),
  );
}

/** The same fields as the resume has them, blank where it says nothing. */
export function withoutLeft(left: Left, said: Partial<CandidateFormValues>): Left {
  const filled: Record<string, unknown> = { ...BLANK, ...said };
  return Object.fromEntries(Object.keys(left).map((field) => [field, filled[field]]));
}

/** Of what was left, that of which the resume says something (`taken`) and that of which it says nothing (`cleared`). */
export function partLeft(left: Left, said: Partial<CandidateFormValues>): { taken: Left; cleared: Left } {
  const part = (isSaid: boolean) =>
    Object.fromEntries(Object.entries(left).filter(([field]) => field in said === isSaid));
  return { taken: part(true), cleared: part(false) };
}

/** The labels of these fields. */
export function labelsOf({ consent_given: agreed, ...left }: Left): string[] {
  const labels = notTakenOver(BLANK_CANDIDATE, { ...BLANK_CANDIDATE, ...left }).map(({ label }) => label);
  return agreed ? [...labels, 'Consent'] : labels;
}

/** By what a resume's person is known; undefined when it says neither e-mail nor phone. */
export function personIn({ name, email, phone }: Partial<CandidateFormValues>): Named | undefined {
  if (!email && !phone) return undefined;
  return { name: name ?? null, email: email ?? null, phone: phone ?? null };
}
