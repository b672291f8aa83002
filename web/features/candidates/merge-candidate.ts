import { formatDay } from '#contract/dates.ts';
import { experienceText } from '#contract/experience.ts';
import { formatRupees } from '#contract/money.ts';
import { formatPhone } from '#contract/phone.ts';
import { cleanList } from '#contract/text.ts';
import { comparing, type ComparedField } from '#web/lib/merge.ts';
import { toCandidateInput, type CandidateFormValues } from './candidate-form-values.ts';

type TextField = {
  [Field in keyof CandidateFormValues]: CandidateFormValues[Field] extends string ? Field : never;
}[keyof CandidateFormValues];

const text = (label: string, field: TextField): ComparedField<CandidateFormValues> => ({
  label,
  fields: [field],
  text: (values) => values[field].trim(),
});
const rupees = (amount: number | null) => (amount === null ? '' : formatRupees(amount));
const day = (date: string | null) => (date === null ? '' : formatDay(date));

/** The terms of an offer are chosen together: none of one person's stands with none of the other's. */
function offer(values: CandidateFormValues): string {
  if (!values.offer_in_hand) return '';
  const joining = values.offer_joining_date && `joining ${day(values.offer_joining_date)}`;
  return ['Yes', rupees(values.offer_ctc), joining].filter(Boolean).join(', ');
}

const COMPARED: readonly ComparedField<CandidateFormValues>[] = [
  text('Full Name', 'name'),
  text('Email', 'email'),
  { label: 'Phone', fields: ['phone'], text: ({ phone }) => formatPhone(phone.trim()) },
  text('Current City', 'current_city'),
  {
    label: 'Total Experience',
    fields: ['experience_years'],
    text: ({ experience_years: years }) => experienceText(years ?? 0),
  },
  {
    label: 'Relevant Experience',
    fields: ['relevant_experience_years'],
    text: ({ relevant_experience_years: years }) => (years === null ? '' : experienceText(years)),
  },
  text('Current Position', 'current_position'),
  text('Current Company', 'current_company'),
  text('Preferred Location', 'preferred_location'),
  { label: 'Skills', fields: ['skills'], text: ({ skills }) => cleanList(skills).join(', ') },
  { label: 'Current CTC', fields: ['current_ctc'], text: (values) => rupees(values.current_ctc) },
  { label: 'Expected CTC', fields: ['expected_ctc'], text: (values) => rupees(values.expected_ctc) },
  {
    label: 'Preferred Joining Date',
    fields: ['joining_date'],
    text: ({ joining_date: date }) => day(date),
  },
  {
    label: 'Offer in Hand',
    fields: ['offer_in_hand', 'offer_ctc', 'offer_joining_date'],
    text: offer,
  },
  text('Reason for Recommendation', 'recommendation_reason'),
  text('Additional Remarks', 'remarks'),
];

/**
 * `isSameCandidate`: whether two fillings of the form would be saved as the same candidate. `mergeCandidate`: two
 * people's changes to the same candidate, field by field.
 */
export const { isSame: isSameCandidate, merge: mergeCandidate } = comparing(COMPARED, (values) => {
  const input = toCandidateInput(values);
  return { ...input, phone: formatPhone(values.phone.trim()), experience_years: input.experience_years ?? 0 };
});
