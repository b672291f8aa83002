import { z } from 'zod';
import type { Candidate } from '#contract/candidates.ts';
import { CHANNELS, referrerOf } from '#contract/channels.ts';

/** As a number field gives it: NaN is a text that is no number. */
const numberSchema = z.union([z.number(), z.nan()]).nullable();

/** The shape of what the candidate form holds while it is filled in, right or wrong; amounts in whole rupees. */
export const candidateFormSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  current_city: z.string(),
  current_position: z.string(),
  current_company: z.string(),
  preferred_location: z.string(),
  experience_years: numberSchema,
  relevant_experience_years: numberSchema,
  skills: z.array(z.string()),
  current_ctc: numberSchema,
  expected_ctc: numberSchema,
  offer_in_hand: z.boolean(),
  offer_ctc: numberSchema,
  offer_joining_date: z.string().nullable(),
  joining_date: z.string().nullable(),
  recommendation_reason: z.string(),
  remarks: z.string(),
  // A draft of before they were there is none of another form.
  found_through: z.enum(CHANNELS).nullable().catch(null),
  referred_by: z.string().catch(''),
});
export type CandidateFormValues = z.infer<typeof candidateFormSchema>;

export const BLANK_CANDIDATE: CandidateFormValues = {
  name: '',
  email: '',
  phone: '',
  current_city: '',
  current_position: '',
  current_company: '',
  preferred_location: '',
  experience_years: null,
  relevant_experience_years: null,
  skills: [],
  current_ctc: null,
  expected_ctc: null,
  offer_in_hand: false,
  offer_ctc: null,
  offer_joining_date: null,
  joining_date: null,
  recommendation_reason: '',
  remarks: '',
  found_through: null,
  referred_by: '',
};

/** The form's values as the contract's schemas take them; an offer's details count only while there is one, and who referred somebody only with a referral. */
export function toCandidateInput<V extends CandidateFormValues>(values: V) {
  const { experience_years: total, offer_in_hand: offer } = values;
  return {
    ...values,
    // absent rather than null, so that the schema says that it is missing
    experience_years: total ?? undefined,
    offer_ctc: offer ? values.offer_ctc : null,
    offer_joining_date: offer ? values.offer_joining_date : null,
    referred_by: referrerOf(values) ?? '',
  };
}

/** A saved candidate as the form's values. */
export function fromCandidate(candidate: Candidate): CandidateFormValues {
  return {
    name: candidate.name,
    email: candidate.email,
    phone: candidate.phone,
    current_city: candidate.current_city ?? '',
    current_position: candidate.current_position ?? '',
    current_company: candidate.current_company ?? '',
    preferred_location: candidate.preferred_location ?? '',
    experience_years: candidate.experience_years,
    relevant_experience_years: candidate.relevant_experience_years,
    skills: candidate.skills,
    current_ctc: candidate.current_ctc,
    expected_ctc: candidate.expected_ctc,
    offer_in_hand: candidate.offer_in_hand,
    offer_ctc: candidate.offer_ctc,
    offer_joining_date: candidate.offer_joining_date,
    joining_date: candidate.joining_date,
    recommendation_reason: candidate.recommendation_reason,
    remarks: candidate.remarks ?? '',
    found_through: candidate.found_through,
    referred_by: candidate.referred_by ?? '',
  };
}
