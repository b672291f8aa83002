import type { CandidateNote } from '#contract/notes.ts';
import { type Actor, may } from '../core/actor.ts';

/**
 * What the actor may do with a note: whoever wrote it changes and deletes it, an HR manager deletes any, and all of the team who
 * read it say that it was followed up.
 */
export function noteCan(actor: Actor, { written_by }: { written_by: string | null }): CandidateNote['can'] {
  const mayWrite = may(actor, 'candidate.note');
  const isOwn = written_by === actor.userId;
  return {
    edit: mayWrite && isOwn,
    delete: mayWrite && (isOwn || actor.role === 'hr_manager'),
    follow_up: mayWrite,
  };
}
