import { createHash } from 'node:crypto';
import { RESUME_FILES } from '#contract/resume-type.ts';
import type { resumeDocuments } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { idAt, seedChance } from './chance.ts';
import type { DemoCandidate } from './demo-data.ts';
import { renderResumePdf } from './resume-pdf.ts';
import { renderResumeText } from './resume-text.ts';

/** The row of a resume whose file is in the store; who uploaded it is still an e-mail address. */
export type DemoDocument = Omit<typeof resumeDocuments.$inferInsert, 'uploaded_by' | 'id'> & {
  id: string;
  uploaded_by: string;
};

const FILES_AT_ONCE = 16;
const SEED = 20_260_102;

/**
 * Prints the resume of every candidate and puts it into the store. The keys are the same for the same data, so that
 * a load that was broken off leaves nothing behind that the next one does not write over.
 */
export async function storeDemoResumes(
  candidates: DemoCandidate[],
  files: FileStore,
): Promise<DemoDocument[]> {
  seedChance(SEED);
  const ids = candidates.map(({ created_at }) => idAt(created_at));
  const documents: DemoDocument[] = [];
  for (let start = 0; start < candidates.length; start += FILES_AT_ONCE) {
    const some = candidates.slice(start, start + FILES_AT_ONCE);
    const stored = some.map((candidate, index) => storeOne(candidate, ids[start + index] ?? '', files));
    documents.push(...(await Promise.all(stored)));
  }
  return documents;
}

async function storeOne(candidate: DemoCandidate, id: string, files: FileStore): Promise<DemoDocument> {
  const bytes = await renderResumePdf(candidate);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileKey = `resumes/${sha256.slice(0, 2)}/${sha256}-${id}`;
  await files.put(fileKey, bytes);
  return {
    id,
    candidate_id: candidate.id,
    file_key: fileKey,
    file_name: `${candidate.name.replaceAll(/[^A-Za-z]+/g, '_')}_Resume${RESUME_FILES.pdf.extension}`,
    mime_type: RESUME_FILES.pdf.mimeType,
    size_bytes: bytes.byteLength,
    sha256,
    text: renderResumeText(candidate),
    uploaded_by: candidate.submitted_by,
    created_at: candidate.created_at,
  };
}
