import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import WordExtractor from 'word-extractor';
import { phoneDigits } from '#contract/phone.ts';
import type { ResumeKind } from '#contract/resume-type.ts';
import { checkResumeType } from '#reading/check-resume-type.ts';
import type { Sample } from './samples/sample.ts';

const FOLDER = join(import.meta.dirname, '../samples');
type Described = Omit<Sample, 'make'>;
const { samples } = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as {
  samples: Described[];
};
const MEGABYTE = 1024 * 1024;

async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return texts.join(' ');
}

const READERS: Record<ResumeKind, (bytes: Buffer) => Promise<string>> = {
  pdf: pdfText,
  docx: async (bytes) => (await mammoth.extractRawText({ buffer: bytes })).value,
  doc: async (bytes) => (await new WordExtractor().extract(bytes)).getBody(),
  txt: async (bytes) => bytes.toString(bytes[0] === 0xff ? 'utf16le' : 'utf8'),
};

function bytesOf(file: string): Buffer {
  return readFileSync(join(FOLDER, file));
}

function textOf(file: string): Promise<string> {
  const bytes = bytesOf(file);
  const checked = checkResumeType(file, bytes);
  if ('problem' in checked) throw new Error(`${file}: ${checked.problem}`);
  return READERS[checked.kind](bytes);
}

const squeezed = (text: string) => text.replaceAll(/[\s.]+/g, '').toLowerCase();
const withOutcome = (...outcomes: Described['outcome'][]) =>
  samples.filter(({ outcome }) => outcomes.includes(outcome)).map((sample) => [sample.file, sample] as const);

describe('the sample resumes', () => {
  it('are all described, of every kind, and small', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'expected.json' && name !== 'README.md');
    expect(new Set(files)).toEqual(new Set(samples.map(({ file }) => file)));
    expect(withOutcome('read', 'ocr').length).toBeGreaterThanOrEqual(14);
    const size = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
    expect(size).toBeLessThan(3 * MEGABYTE);
  });

  it.each(withOutcome('read'))('%s has its facts in its text', async (file, { expected }) => {
    const text = await textOf(file);
    expect(squeezed(text)).toContain(squeezed(expected!.email));
    expect(text.normalize('NFKC').replaceAll(/\D/g, '')).toContain(phoneDigits(expected!.phone));
    expect(squeezed(text)).toContain(squeezed(expected!.current_company ?? ''));
    const inBody = squeezed(text).includes(squeezed(expected!.name));
    expect(inBody).toBe(file !== 'faizan_resume.docx');
  });

  it.each(withOutcome('ocr', 'no-text'))('%s is a PDF without text', async (file) => {
    expect(squeezed(await textOf(file))).toBe('');
  });

  it.each(withOutcome('empty', 'mislabelled'))('%s is refused for what it is', (file, { outcome }) => {
    expect(checkResumeType(file, bytesOf(file))).toEqual({ problem: outcome });
  });

  it.each(withOutcome('password-protected'))('%s asks for a password', async (file) => {
    await expect(textOf(file)).rejects.toMatchObject({ name: 'PasswordException' });
  });
});
