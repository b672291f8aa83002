import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { DemoCandidate } from './demo-data.ts';
import { generateDemo } from './generate-demo.ts';
import { renderResumePdf } from './resume-pdf.ts';
import { renderResumeText } from './resume-text.ts';

const { candidates } = generateDemo({ today: '2026-11-21' });
const some = candidates.filter((_, index) => index % 40 === 0);
const longest = candidates.toSorted((one, other) => other.experience_years - one.experience_years)[0]!;
const fresher = candidates.find(({ experience_years }) => experience_years === 0)!;

async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const pages = pdf.numPages;
  await task.destroy();
  return { text: texts.join(' '), pages };
}

const squeezed = (text: string) => text.replaceAll(/[\s•]+/g, '').toLowerCase();

describe('a demo resume', () => {
  it.each([...some, longest, fresher].map((candidate) => [candidate.name, candidate] as const))(
    'of %s can be read back from the PDF',
    async (_name, candidate: DemoCandidate) => {
      const { text, pages } = await readPdf(await renderResumePdf(candidate));
      expect(pages).toBeLessThanOrEqual(2);
      const read = squeezed(text);
      const facts = [candidate.name, candidate.email, candidate.phone, ...candidate.skills];
      for (const fact of facts) expect(read).toContain(squeezed(fact));
      for (const line of renderResumeText(candidate)
        .split('\n')
        .flatMap((whole) => whole.split(', ')))
        expect(read).toContain(squeezed(line));
    },
  );

  it('is the same file every time', async () => {
    expect(await renderResumePdf(longest)).toEqual(await renderResumePdf(longest));
  });
});
