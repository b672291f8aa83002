import type { Tx } from '../db/client.ts';
import { summaryAfterChange, summaryAfterReview } from '../engine/index.ts';
import { findCurrentResume } from '../resumes/current-resume.ts';
import type { StoredResume } from '../resumes/store-resume.ts';

/** What a summary of a resume is composed of, as a person's record has it. */
interface Facts {
  current_position: string | null;
  current_company: string | null;
  current_city: string | null;
  experience_years: number | null;
  skills: readonly string[];
}

/** The summary that a form brought, of what was corrected in the form: it was made before anybody had looked. */
export function reviewedSummary(
  entered: Facts & { resume_summary: string | null },
  { text, lines }: StoredResume,
  today: string,
): string | null {
  if (entered.resume_summary === null) return null;
  return summaryAfterReview(
    entered.resume_summary,
    { text, layout: lines ? { lines } : null, today },
    known(entered),
  );
}

/**
 * The summary of a person whose record is changed: what was composed of the former facts is composed of those of now, so
 * that a corrected employer is not contradicted by it; what somebody wrote stays.
 */
export async function changedSummary(
  tx: Tx,
  current: Facts & { id: string; resume_summary: string | null },
  changed: Facts,
  today: string,
): Promise<string | null> {
  const { id, resume_summary: summary } = current;
  const [before, after] = [known(current), known(changed)];
  if (summary === null || JSON.stringify(before) === JSON.stringify(after)) return summary;
  const resume = await findCurrentResume(tx, id);
  return resume ? summaryAfterChange(summary, { text: resume.text, today }, { before, after }) : summary;
}

const known = (facts: Facts) => ({
  position: facts.current_position,
  company: facts.current_company,
  city: facts.current_city,
  years: facts.experience_years,
  skills: facts.skills,
});
