import { roleMay } from '#contract/permissions.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { recordLook } from '../audit/record-look.ts';
import type { Actor } from '../core/actor.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { dropNewerResume } from './newer-resumes.repo.ts';

interface Look {
  candidateId: string;
  documentId: string;
  /** whether the audit log says which version it was: of one that was asked for by its id */
  isNamed: boolean;
  action: 'resume.view' | 'resume.download';
}

/** Whether somebody decides by a person's resumes, and so is one of those who are told of a newer one. */
export function isOfHr({ role }: Pick<Actor, 'role'>): boolean {
  return roleMay(role, 'candidate.edit');
}

/**
 * Writes down that somebody looked at a version of a person's resume, once in a while. One that waited for HR's look does so no more once
 * somebody of HR has; a program with a token looks at nothing.
 */
export async function lookAtResume(
  database: Database,
  by: By & { actor: Actor },
  { candidateId, documentId, isNamed, action }: Look,
): Promise<void> {
  const entries = [{ action, recordType: 'candidate', recordId: candidateId }];
  if (isNamed) entries.push({ action, recordType: 'resume_document', recordId: documentId });
  await database.transaction(async (tx) => {
    const looks = isOfHr(by.actor) && by.actor.token === undefined;
    const waited = looks && (await dropNewerResume(tx, candidateId, documentId));
    // That one has come in since a look at the one before, and it is written down who has seen it.
    await (waited ? recordAudit(tx, by, entries) : recordLook(tx, by, entries));
    if (waited) await recordEvent(tx, { kind: 'candidate', id: candidateId });
  });
}
