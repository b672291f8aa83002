import { and, eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { handedInNote } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/client.ts';
import { candidateJobAssignments as assignments } from '../db/schema.ts';
import { writeNote } from '../notes/add-note.ts';

/** Has a person stay in a job until the transaction ends; the id of the assignment, undefined for who is not in it. */
export async function holdPlace(tx: Tx, candidateId: string, jobId: string): Promise<string | undefined> {
  const [place] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.candidate_id, candidateId), eq(assignments.job_id, jobId)))
    .for('key share');
  return place?.id;
}

interface HandedIn {
  candidateId: string;
  jobId: string;
  assignmentId: string;
  fileName: string;
  /** what the submitter said of the person */
  said: string;
  at: Date;
}

/**
 * Writes down that somebody handed in a newer resume of a person who is in the job already: in the audit log, and with what was
 * said of the person as a note, in as many as it takes, since the status history tells of moves and this is none.
 */
export async function noteHandedIn(tx: Tx, by: By & { actor: Actor }, of: HandedIn): Promise<void> {
  const { candidateId: candidate_id, jobId: job_id, at: created_at } = of;
  const text = [handedInNote(of.fileName), of.said].filter(Boolean).join('\n\n');
  for (const part of partsOf(text, limits.candidateNote.max))
    await writeNote(tx, by, { candidate_id, job_id, text: part, created_at });
  await recordAudit(tx, by, {
    action: 'resume.replace',
    recordType: 'assignment',
    recordId: of.assignmentId,
  });
}

/** A text in pieces of so many characters at most. */
function partsOf(text: string, most: number): string[] {
  const characters = Array.from(text);
  const starts = Array.from({ length: Math.ceil(characters.length / most) }, (_, part) => part * most);
  return starts.map((start) => characters.slice(start, start + most).join(''));
}
