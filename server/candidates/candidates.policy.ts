import type { Candidate } from '#contract/candidates.ts';
import { type Actor, may } from '../core/actor.ts';

/**
 * Whether the actor learns which vendor company brought a person: the one rule for the person's page, the list's filter
 * and its options, the export, and the pipeline.
 */
export function seesVendorCompany(actor: Actor): boolean {
  return may(actor, 'submission.ledger');
}

/** What the actor may do with a candidate, for the screens. */
export function candidateCan(actor: Actor, hasResume: boolean): Candidate['can'] {
  return {
    edit: may(actor, 'candidate.edit'),
    delete: may(actor, 'candidate.delete'),
    read_resume: hasResume && may(actor, 'resume.read'),
  };
}
