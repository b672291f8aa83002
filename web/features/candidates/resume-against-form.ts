import { areOtherPeople } from '#contract/same-person.ts';
import type { ComparedField } from '#web/lib/merge.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';
import { mergeCandidate } from './merge-candidate.ts';
import { type Extracted, saidByResume } from './said-by-resume.ts';

/** From how surely (0-1) something was read on it is proposed. */
const SURE = 0.6;
/** Who somebody is and how they are reached is not changed by the way. */
const WHO: readonly (keyof CandidateFormValues)[] = ['name', 'email', 'phone'];

/** What a resume says otherwise than a form. */
interface AgainstForm {
  /** the form as the resume would have it */
  said: CandidateFormValues;
  fields: (ComparedField<CandidateFormValues> & {
    /** it was read surely enough, and is no matter of who the person is */
    isProposed: boolean;
  })[];
  /** it speaks of another person than the form */
  isOther: boolean;
}

/**
 * In which fields a resume says otherwise than the form does, in the form's order; what it is silent about is not compared.
 * Skills that only the form has stay: a resume names the most important ones. Of another person nothing is proposed.
 */
export function resumeAgainstForm(form: CandidateFormValues, read: Extracted, today: string): AgainstForm {
  const says = saidByResume(read, today);
  const held = new Set(form.skills.map((skill) => skill.toLowerCase()));
  const further = (says.skills ?? []).filter((skill) => !held.has(skill.toLowerCase()));
  const said = { ...form, ...says, skills: [...form.skills, ...further] };
  const isOther = areOtherPeople(form, says);
  const sureOf = (field: string) =>
    read.confidence[field === 'joining_date' ? 'notice_period_days' : field] ?? 1;
  return {
    said,
    isOther,
    fields: mergeCandidate(form, said, form).taken.map((compared) => ({
      ...compared,
      isProposed: !isOther && compared.fields.every((field) => !WHO.includes(field) && sureOf(field) >= SURE),
    })),
  };
}

/** Of a filling of the form what some fields hold. */
export function valuesIn(
  values: CandidateFormValues,
  compared: readonly Pick<ComparedField<CandidateFormValues>, 'fields'>[],
): Partial<CandidateFormValues> {
  return Object.fromEntries(compared.flatMap(({ fields }) => fields.map((field) => [field, values[field]])));
}
