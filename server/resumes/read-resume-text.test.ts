import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { readingAnswerSchema } from './reading-messages.ts';
import { readResumeText } from './read-resume-text.ts';
import {
  deepDocx,
  docxBomb,
  lyingDocx,
  pdfBomb,
  pdfInLoops,
  pdfOfPages,
  pdfOfPicture,
} from './test/hostile-files.ts';

const sample = (fileName: string) => ({
  fileName,
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, '../../samples', fileName))),
});
const text = (content: string) => ({ fileName: 'cv.txt', bytes: new TextEncoder().encode(content) });

/** The file is refused as that, and the reader reads the next one as if nothing had been. */
async function expectRefusal(fileName: string, bytes: Uint8Array, code: string): Promise<void> {
  await expect(readResumeText({ fileName, bytes })).rejects.toMatchObject({ code });
  expect((await readResumeText(text('Asha Rao, welder, Pune'))).text).toBe('Asha Rao, welder, Pune');
}

it.each(['Anjali Mathew CV.pdf', 'faizan_resume.docx', 'HARPREET RESUME new.doc'])(
  'reads %s',
  async (name) => {
    const { text: read } = await readResumeText(sample(name));
    expect(read).toContain('@');
    expect(read.length).toBeGreaterThan(500);
  },
);

it('reads where node_modules is a link to elsewhere', () => {
  const root = join(import.meta.dirname, '../..');
  const copy = mkdtempSync(join(tmpdir(), 'niyukti-linked-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['package.json', 'contract', 'reading', 'server/resumes'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'));
  const file = join(root, 'samples', 'Anjali Mathew CV.pdf');
  const program = `
    import { readFileSync } from 'node:fs';
    import { readResumeText } from './server/resumes/read-resume-text.ts';
    const bytes = new Uint8Array(readFileSync(${JSON.stringify(file)}));
    console.log((await readResumeText({ fileName: 'cv.pdf', bytes })).text);
    process.exit();`;
  const read = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: copy });
  expect(read.toString()).toContain('@');
});

it('tells a scan, which a browser may recognise', async () => {
  await expect(readResumeText(sample('scan0003.pdf'))).rejects.toMatchObject({
    code: 'too-little-text',
    scannedPages: 1,
  });
});

it('leaves the bytes to their owner', async () => {
  const file = text('Asha Rao, welder, Pune');
  await readResumeText(file);
  expect(file.bytes.byteLength).toBe(22);
});

it('refuses a PDF of 5,000 pages', async () => {
  await expectRefusal('cv.pdf', pdfOfPages(5000), 'too-many-pages');
});

it('refuses a DOCX that unpacks to 200 MB', async () => {
  await expectRefusal('cv.docx', docxBomb(200), 'too-complex');
});

it('gives a DOCX no more room than its directory says', async () => {
  await expectRefusal('cv.docx', lyingDocx(), 'unreadable');
});

it('survives a DOCX nested 100,000 deep', async () => {
  await expectRefusal('cv.docx', deepDocx(100_000), 'unreadable');
});

it('ends a PDF that unpacks to 8 GB before it takes the memory', async () => {
  await expectRefusal('cv.pdf', pdfBomb(8192), 'too-complex');
});

it('survives a PDF that draws itself', async () => {
  await expectRefusal('cv.pdf', pdfInLoops(), 'too-little-text');
});

it('leaves out a picture of 30,000 by 30,000 pixels', async () => {
  await expectRefusal('cv.pdf', pdfOfPicture(30_000), 'too-little-text');
});

it('cuts a text of 10 MB to what is kept', async () => {
  const long = 'Asha Rao, welder, Pune. '.repeat(430_000);
  const { text: read } = await readResumeText(text(long));
  expect(read.length).toBeLessThanOrEqual(limits.resume.maxTextLength);
});

it('cleans 2 MB of blanks without trying their square', async () => {
  const { text: read } = await readResumeText(text(`Asha Rao${' '.repeat(2_000_000)}welder in Pune`));
  expect(read).toMatch(/^Asha Rao\t/);
});

it('takes no more from the reading process than a resume can hold', () => {
  const resume = { text: 'Asha Rao', lines: [], pages: 1, kind: 'pdf', scannedPages: 0 };
  expect(readingAnswerSchema.safeParse({ resume }).data).toEqual({ resume });
  const long = 'a'.repeat(limits.resume.maxTextLength + 1);
  expect(readingAnswerSchema.safeParse({ resume: { ...resume, text: long } }).success).toBe(false);
  expect(readingAnswerSchema.safeParse({ problem: long, scannedPages: 0, reason: '' }).success).toBe(false);
  const oddLines = [{ text: 'Asha Rao', size: Number.NaN, page: 1, x: 0 }];
  expect(readingAnswerSchema.safeParse({ resume: { ...resume, lines: oddLines } }).data).toEqual({
    resume: { ...resume, lines: undefined },
  });
});

it('takes nothing of it that cannot be stored, whatever a file has made of the reading process', () => {
  const resume = { text: ' Asha\0 Rao\uD800 ', pages: 1, kind: 'pdf', scannedPages: 0 };
  expect(readingAnswerSchema.parse({ resume })).toEqual({ resume: { ...resume, text: 'Asha Rao\uFFFD' } });
});

it('ends a reading after its time, with words for the person', async () => {
  const reading = readResumeText(sample('Anjali Mathew CV.pdf'), { timeLimit: 1 });
  await expect(reading).rejects.toMatchObject({ code: 'too-complex', message: messages.resume.tooComplex });
});

it('ends a reading that is no longer wanted, also one that waits', async () => {
  const stop = new AbortController();
  const readings = Array.from({ length: 4 }, () =>
    readResumeText(sample('Anjali Mathew CV.pdf'), { signal: stop.signal }),
  );
  stop.abort(new Error('gone'));
  for (const settled of await Promise.allSettled(readings))
    expect(settled).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  expect((await readResumeText(text('Asha Rao, welder, Pune'))).kind).toBe('txt');
});

it('reads many at once, each with its own text', async () => {
  const names = Array.from({ length: 12 }, (_none, index) => `Candidate number ${index} of Pune`);
  const read = await Promise.all(names.map((name) => readResumeText(text(name))));
  expect(read.map((resume) => resume.text)).toEqual(names);
});
