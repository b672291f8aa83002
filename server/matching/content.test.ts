import { afterEach, expect, it, vi } from 'vitest';
import type * as Engine from '../engine/index.ts';

const MARK = { engine: 'niyukti-builtin', engine_version: 1 };
const JOB = {
  title: 'Accountant',
  summary: '',
  description: 'Tally and GST',
  requirements: '',
  primary_skills: ['Tally'],
  secondary_skills: [],
  additional_skills: [],
  experience_min: 3,
  experience_max: 5,
};

afterEach(() => {
  vi.doUnmock('../engine/index.ts');
  vi.resetModules();
});

it('makes stored scores stale when scores are made otherwise, and no vector', async () => {
  const before = await import('./content.ts');
  vi.resetModules();
  vi.doMock('../engine/index.ts', async (original) => ({
    ...(await original<typeof Engine>()),
    SCORING: -1,
  }));
  const after = await import('./content.ts');
  expect(after.jobMatchKey(MARK, JOB)).not.toBe(before.jobMatchKey(MARK, JOB));
  expect(after.jobContentHash(JOB)).toBe(before.jobContentHash(JOB));
});
