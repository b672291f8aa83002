import { rupeesToLakhs } from '#contract/money.ts';
import { resumeQueryProblem } from '#contract/resume-query.ts';
import { boundsProblem, MOST_LAKHS, MOST_YEARS, NO_FILTERS } from './candidate-filter-words.ts';
import type { CandidateFilter } from './candidate-list.queries.ts';

/** What the list is asked for by what is chosen so far. */
export function asked(chosen: CandidateFilter): CandidateFilter {
  return {
    ...NO_FILTERS,
    ...chosen,
    employment: chosen.employment?.trim() || undefined,
    resume: chosen.resume?.trim() || undefined,
  };
}

/** What is wrong with what is chosen so far; null where nothing is. */
export function problemsOf({ experience_min, experience_max, ctc_min, ctc_max, resume }: CandidateFilter) {
  const lakhs = (rupees: number | undefined) => (rupees === undefined ? null : rupeesToLakhs(rupees));
  return {
    years: boundsProblem(experience_min ?? null, experience_max ?? null, MOST_YEARS, true),
    ctc: boundsProblem(lakhs(ctc_min), lakhs(ctc_max), MOST_LAKHS),
    resume: resumeQueryProblem(resume ?? ''),
  };
}

/** Whether anything is. */
export const isWrong = (problems: ReturnType<typeof problemsOf>) =>
  Object.values(problems).some((problem) => problem !== null);
