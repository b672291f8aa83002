import type { CandidateNote } from '#contract/notes.ts';
import { type Actor, may } from '../core/actor.ts';

/** What the actor may do with a note: whoever wrote it changes and deletes it, and an HR manager deletes any. */
export function noteCan(actor: Actor, { written_by }: { written_by: string | null }): CandidateNote['can'] {
  const mayWrite = may(actor, 'candidate.note');
  const isOwn = written_by === actor.userId;
  return { edit: mayWrite && isOwn, delete: mayWrite && (isOwn || actor.role === 'hr_manager') };
}
