import { expect, it } from 'vitest';
import { fileNameOf, periodText, sourceText } from './file-name.ts';

const DAYS = {
  from: '2026-09-01',
  to: '2026-11-30',
  previous_from: '2026-06-02',
  previous_to: '2026-08-31',
};

it('a file of figures is called by its days and by whose candidates they are', () => {
  const nameFor = (filter: Parameters<typeof fileNameOf>[2]) => fileNameOf('by-recruiter', DAYS, filter);
  const start = 'by-recruiter_2026-09-01_to_2026-11-30_';
  expect(nameFor({})).toBe(`${start}all-sources`);
  expect(nameFor({ source: 'internal' })).toBe(`${start}internal`);
  expect(nameFor({ source: 'vendor' })).toBe(`${start}all-vendors`);
  // Nothing that a system refuses in a name, and letters of any script.
  expect(nameFor({ company: ' Rao / Söhne: "HR" (P) Ltd. ' })).toBe(`${start}rao-söhne-hr-p-ltd`);
  expect(new TextEncoder().encode(nameFor({ company: 'सा'.repeat(100) })).length).toBeLessThan(250);
  expect(nameFor({ company: 'सारथी स्टाफिंग' })).toBe(`${start}सारथी-स्टाफिंग`);
});

it('period and source are told in words', () => {
  expect(periodText({ period: '90-days' }, DAYS)).toBe(
    'Last 90 days: September 1, 2026 to November 30, 2026',
  );
  expect(periodText({}, DAYS)).toMatch(/^Last 12 months: /);
  expect([sourceText({}), sourceText({ source: 'vendor' }), sourceText({ company: 'A' })]).toEqual([
    'All sources',
    'All vendors',
    'A',
  ]);
});
