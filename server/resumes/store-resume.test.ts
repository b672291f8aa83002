import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { buildCompoundFile } from '#reading/test/build-compound-file.ts';
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

/** The text that is stored for a file whose browser claims this one. */
async function storedText(name: string, bytes: Uint8Array, claimed: string): Promise<[string, string]> {
  const { id } = await buildCandidate(app);
  const resume = acceptResume({ name, claimedType: '', bytes: new Uint8Array(bytes) }, claimed);
  const textBy = await withStoredResume(deps, resume, async (stored) => {
    await app.database.transaction((tx) => addResumeDocument(tx, id, stored, null));
    return stored.textBy;
  });
  const [document] = await app.database.db.select().from(resumeDocuments);
  return [document!.text, textBy];
}

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../samples', name));

it('stores the text that the file has, whatever the browser says', async () => {
  const name = 'Karthik_Subramaniam_Resume.pdf';
  const [text, textBy] = await storedText(name, sample(name), 'Twenty years of everything');
  expect(text).toContain('karthik.subramaniam@example.com');
  expect(text).not.toContain('Twenty years');
  expect(textBy).toBe('server');
});

it.each([
  ['scan0003.pdf', 'recognition'],
  ['Nikhil_Jain_locked.pdf', 'browser'],
])('stores the browser’s text of %s, by %s', async (name, by) => {
  const found = 'What the browser has found';
  expect(await storedText(name, sample(name), found)).toEqual([found, by]);
});

it('takes a Word document under a password, which somebody can open', () => {
  // An encrypted document is a compound file with this stream at its root.
  const bytes = buildCompoundFile({ EncryptedPackage: new Uint8Array() });
  const accept = (name: string) => () => acceptResume({ name, claimedType: '', bytes }, '');
  expect(accept('cv.docx')().mimeType).toContain('wordprocessingml');
  expect(accept('cv.xlsx')).toThrow(messages.resume.passwordProtected);
});

it('keeps of a name its last part, without control characters and not too long', async () => {
  expect((await accepted('../../etc/passwd\n.pdf')).fileName).toBe('passwd.pdf');
  expect((await accepted('C:\\Users\\asha\\cv.pdf')).fileName).toBe('cv.pdf');
  expect((await accepted('/')).fileName).toBe('resume.pdf');
  // Which reads as "cv_of_exe.pdf" where it is heeded.
  expect((await accepted('cv_of_\u202Efdp.exe\u202C.pdf')).fileName).toBe('cv_of_fdp.exe.pdf');
  const long = (await accepted(`${'अ'.repeat(300)}.pdf`)).fileName;
  expect(long).toMatch(/\.pdf$/);
  expect(long).toHaveLength(200);
});
