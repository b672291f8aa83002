import { limits } from '#contract/limits.ts';

export { calibrate } from './calibrate.ts';
export { addedSkills } from './compose/added-skills.ts';
export { jobDescription } from './compose/job-description.ts';
export { jobFromPrompt } from './compose/job-from-prompt.ts';
export { unusedPhrases } from './compose/unused-phrases.ts';
export { isOutOfNothing } from './compose/no-role.ts';
export { embed } from './embed.ts';
export { extractCandidate, summaryAfterChange, summaryAfterReview } from './extract-candidate.ts';
export { scoreMatch } from './score-match.ts';

/** Names what made a vector. Vectors of another id or version are never compared with these. */
export const ENGINE = { id: 'niyukti-builtin', version: 13, dimensions: limits.vectorLength } as const;

/** Counts up where scores change and vectors do not: stored scores are stale then, and no vector is made anew. */
export const SCORING = 2;
