import type { Candidate } from '#contract/candidates.ts';
import { type Actor, may } from '../core/actor.ts';

/** What the actor may do with a candidate, for the screens. */
export function candidateCan(actor: Actor, hasResume: boolean): Candidate['can'] {
  return {
    edit: may(actor, 'candidate.edit'),
    delete: may(actor, 'candidate.delete'),
    read_resume: hasResume && may(actor, 'resume.read'),
  };
}
