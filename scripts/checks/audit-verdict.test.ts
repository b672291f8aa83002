import { expect, it } from 'vitest';
import { auditVerdict } from './audit-verdict.ts';

const report = (vulnerabilities: Record<string, number>, of: Record<string, { severity: string }> = {}) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: of, metadata: { vulnerabilities } });

it('passes when nothing is known', () => {
  expect(auditVerdict(report({ critical: 0, high: 0, total: 0 }))).toEqual({
    passes: true,
    words: 'no known faults',
  });
});

it('fails for a high fault and names the library', () => {
  const verdict = auditVerdict(report({ high: 1, low: 2 }, { pdfish: { severity: 'high' } }));
  expect(verdict).toEqual({ passes: false, words: '1 high, 2 low: pdfish (high)' });
});

it('tells of a moderate one without failing', () => {
  expect(auditVerdict(report({ moderate: 1 }, { zipper: { severity: 'moderate' } }))).toEqual({
    passes: true,
    words: '1 moderate: zipper (moderate)',
  });
});

it.each([
  [
    'a registry without such a service',
    JSON.stringify({ statusCode: 405, message: 'Method Not Allowed' }),
    '(405)',
  ],
  ['a machine without network', JSON.stringify({ error: { code: 'ENOTFOUND' } }), '(ENOTFOUND)'],
  ['an answer that is none', 'oops', 'faults'],
  ['nothing', '', 'faults'],
])('says plainly that nobody answered: %s', (_, printed, end) => {
  const { passes, words } = auditVerdict(printed);
  expect(passes).toBe(true);
  expect(words).toMatch(/^not asked/);
  expect(words.endsWith(end)).toBe(true);
});
