import type { Bounds } from '#contract/bounds.ts';
import { parseExperienceRequired } from '#contract/experience.ts';
import { embed, extractCandidate } from '#server/engine/index.ts';
import type { JobToMatch, ResumeToMatch } from '#server/engine/score-match.ts';

interface AskedJob {
  readonly title?: string | null | undefined;
  readonly text: string;
  readonly skills?: readonly string[] | null | undefined;
  readonly exp?: Bounds | null | undefined;
}

interface GivenResume {
  readonly text: string;
  readonly title?: string | null | undefined;
  readonly skills?: readonly string[] | null | undefined;
  readonly experience_years?: number | null | undefined;
  /** The day (YYYY-MM-DD) that employments which go on are counted to; the present one unless given. */
  readonly today?: string | undefined;
}

/** "5-8", "3+ years", "8 to 12 Yrs"; a text without a number asks for nothing. */
export function yearsAsked(text: string): Bounds {
  const known = parseExperienceRequired(text);
  if (known !== null) return known;
  const [min, max] = [...text.matchAll(/\b\d{1,2}\b/g)].map(([digits]) => Number(digits));
  return { min: min ?? null, max: max ?? null };
}

/** Keeps what was made of the newest texts: whoever scores people against jobs sends each text again and again. */
function keep<Given, Made>(most: number, make: (given: Given) => Made): (given: Given) => Made {
  const known = new Map<string, Made>();
  return (given) => {
    const key = JSON.stringify(given);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    const made = make(given);
    known.set(key, made);
    return made;
  };
}

const JOBS_KEPT = 500;
const RESUMES_KEPT = 2000;

/** A job as the product holds it. */
export const jobOf = keep(JOBS_KEPT, ({ title, text, skills, exp }: AskedJob): JobToMatch => ({
  title: title ?? '',
  text,
  skills: skills ?? null,
  experience: exp ?? null,
  vector: embed(text, { kind: 'job', title: title ?? null, skills: skills ?? null }),
}));

/** A resume as the product holds it: title and years are read from its text unless they are given. */
export const resumeOf = keep(RESUMES_KEPT, (given: GivenResume): ResumeToMatch => {
  const { text, skills } = given;
  const read = extractCandidate(text, null, given.today);
  const title = given.title ?? read.current_position;
  return {
    text,
    title,
    skills: skills ?? null,
    experienceYears: given.experience_years ?? read.experience_years,
    vector: embed(text, { kind: 'resume', title, skills: skills ?? null }),
  };
});
