import type { candidateRoutes } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import type { RouteOutput } from '#contract/route.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';

/** What was read out of a resume. */
export type Extracted = NonNullable<RouteOutput<typeof candidateRoutes.extract>['data']>;

/** What a resume says, as far as the form asks for it; what it does not say is left out. */
export function saidByResume(data: Extracted, today: string): Partial<CandidateFormValues> {
  const { notice_period_days: notice, ...fields } = data;
  const said = {
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    current_city: fields.current_city,
    preferred_location: fields.preferred_location,
    current_position: fields.current_position,
    current_company: fields.current_company,
    experience_years: fields.experience_years,
    relevant_experience_years: fields.relevant_experience_years,
    skills: fields.skills.length > 0 ? fields.skills : null,
    current_ctc: fields.current_ctc,
    expected_ctc: fields.expected_ctc,
    joining_date: notice === null ? null : addDays(today, notice),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
}
