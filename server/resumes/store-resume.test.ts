import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { resumeDocuments } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate, pdfFile } from '../test/factories.ts';
import { acceptResume } from './accept-resume.ts';
import { addResumeDocument, withStoredResume } from './store-resume.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const deps = { ...app, log: createLogger('silent') };

async function accepted(name = 'cv.pdf') {
  const file = pdfFile(name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return acceptResume({ name, claimedType: file.type, bytes }, 'Five years of Node.js');
}

it('takes the file away again when its row could not be written', async () => {
  let key = '';
  const failing = withStoredResume(deps, await accepted(), async (stored) => {
    key = stored.fileKey;
    expect(await app.files.get(key)).not.toBeNull();
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await app.files.get(key)).toBeNull();
});

it('leaves the file when its row was written and only the answer got lost', async () => {
  const { id } = await buildCandidate(app);
  const lost = withStoredResume(deps, await accepted(), async (stored) => {
    await app.database.transaction((tx) => addResumeDocument(tx, id, stored, null));
    throw new Error('connection lost');
  });
  await expect(lost).rejects.toThrow('connection lost');
  const [document] = await app.database.db.select().from(resumeDocuments);
  expect(await app.files.get(document!.file_key)).not.toBeNull();
});

it('keeps of a name its last part, without control characters and not too long', async () => {
  expect((await accepted('../../etc/passwd\n.pdf')).fileName).toBe('passwd.pdf');
  expect((await accepted('C:\\Users\\asha\\cv.pdf')).fileName).toBe('cv.pdf');
  expect((await accepted('/')).fileName).toBe('resume.pdf');
  const long = (await accepted(`${'अ'.repeat(300)}.pdf`)).fileName;
  expect(long).toMatch(/\.pdf$/);
  expect(long).toHaveLength(200);
});
