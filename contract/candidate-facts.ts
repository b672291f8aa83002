import { CHANNEL_LABELS } from './channel-labels.ts';
import { type Channel, referrerOf } from './channels.ts';
import { formatDay } from './dates.ts';
import { experienceText, relevantExperienceText } from './experience.ts';
import { formatRupees } from './money.ts';
import { formatPhone } from './phone.ts';
import { cleanList } from './text.ts';

/** What is entered of a candidate, by a form or as it is stored: amounts in whole rupees, days as YYYY-MM-DD. */
interface CandidateFacts {
  name: string;
  email: string;
  phone: string;
  current_city: string | null;
  experience_years: number | null;
  relevant_experience_years: number | null;
  current_position: string | null;
  current_company: string | null;
  preferred_location: string | null;
  skills: readonly string[];
  current_ctc: number | null;
  expected_ctc: number | null;
  joining_date: string | null;
  offer_in_hand: boolean;
  offer_ctc: number | null;
  offer_joining_date: string | null;
  recommendation_reason: string | null;
  remarks: string | null;
  found_through: Channel | null;
  referred_by: string | null;
}

/** One fact of a candidate, or several that only make sense together, with the words it is shown by. */
interface CandidateFact {
  label: string;
  fields: readonly (keyof CandidateFacts)[];
  /** its value as it is shown; '' for none */
  text: (facts: CandidateFacts) => string;
  /** what two values have in common that say the same; without it their texts, whatever their capitals */
  sense?: (facts: CandidateFacts) => string;
}

type TextFact = {
  [Fact in keyof CandidateFacts]: CandidateFacts[Fact] extends string | null ? Fact : never;
}[keyof CandidateFacts];

const text = (label: string, field: TextFact): CandidateFact => ({
  label,
  fields: [field],
  text: (facts) => facts[field]?.trim() ?? '',
});
const rupees = (amount: number | null) => (amount === null ? '' : formatRupees(amount));
const day = (date: string | null) => (date === null ? '' : formatDay(date));

/** The terms of an offer are chosen together: none of one person's stands with none of the other's. */
function offer(facts: CandidateFacts): string {
  if (!facts.offer_in_hand) return '';
  const joining = facts.offer_joining_date && `joining ${day(facts.offer_joining_date)}`;
  return ['Yes', rupees(facts.offer_ctc), joining].filter(Boolean).join(', ');
}

/** Who referred somebody says nothing without the referral. */
function foundThrough(facts: CandidateFacts): string {
  if (facts.found_through === null) return '';
  const referrer = referrerOf(facts)?.trim();
  return CHANNEL_LABELS[facts.found_through] + (referrer ? `, by ${referrer}` : '');
}

/** All that is entered of a candidate, in the form's order and words. */
export const CANDIDATE_FACTS: readonly CandidateFact[] = [
  text('Full Name', 'name'),
  text('Email', 'email'),
  { label: 'Phone', fields: ['phone'], text: ({ phone }) => formatPhone(phone.trim()) },
  text('Current City', 'current_city'),
  {
    label: 'Total Experience',
    fields: ['experience_years'],
    text: ({ experience_years: years }) => (years === null ? '' : experienceText(years)),
  },
  {
    label: 'Relevant Experience',
    fields: ['relevant_experience_years'],
    text: ({ relevant_experience_years: years, experience_years: total }) =>
      years === null ? '' : relevantExperienceText(years, total),
    // What is said of none hangs on the total.
    sense: ({ relevant_experience_years: years }) => `${years}`,
  },
  text('Current Position', 'current_position'),
  text('Current Company', 'current_company'),
  text('Preferred Location', 'preferred_location'),
  {
    label: 'Skills',
    fields: ['skills'],
    text: ({ skills }) => cleanList(skills).join(', '),
    sense: ({ skills }) =>
      cleanList(skills)
        .map((skill) => skill.toLowerCase())
        .toSorted()
        .join(', '),
  },
  { label: 'Current CTC', fields: ['current_ctc'], text: (facts) => rupees(facts.current_ctc) },
  { label: 'Expected CTC', fields: ['expected_ctc'], text: (facts) => rupees(facts.expected_ctc) },
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
  { label: 'Found Through', fields: ['found_through', 'referred_by'], text: foundThrough },
];

/** What there is of a candidate, in the form's order: label and value as they are shown. */
export function factsOf(facts: CandidateFacts): { label: string; value: string }[] {
  return CANDIDATE_FACTS.map(({ label, text: textOf }) => ({ label, value: textOf(facts) })).filter(
    ({ value }) => value !== '',
  );
}

/** A fact that was entered other than it is stored, as it is shown. */
interface NotTakenOver {
  label: string;
  /** '' for nothing */
  stored: string;
  entered: string;
}

/** The facts in which what was entered differs from what is stored; blank ones and capitals say nothing. */
export function notTakenOver(stored: CandidateFacts, entered: CandidateFacts): NotTakenOver[] {
  return CANDIDATE_FACTS.filter(({ text: textOf, sense = textOf }) => {
    const said = sense(entered).toLowerCase();
    return said !== '' && said !== sense(stored).toLowerCase();
  }).map(({ label, text: textOf }) => ({ label, stored: textOf(stored), entered: textOf(entered) }));
}
