import { expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { heardBy } from './heard-by.ts';

const actor = (role: Role | null) => ({ userId: 'x', email: 'x@example.com', role, companyName: null });
const change = (kind: 'job' | 'dashboard' | 'user', id = 'r') => ({
  id: 1,
  kind,
  record_id: id,
  job_id: null,
  candidate_id: null,
  company_key: null,
});

it('tells HR alone that an analysis or the hiring plan has changed', () => {
  expect(heardBy(actor('hr_manager'), change('dashboard'))).toEqual({ kind: 'dashboard', id: 'r' });
  for (const role of ['internal_user', 'vendor', null] as const)
    expect(heardBy(actor(role), change('dashboard'))).toBeNull();
  expect(heardBy(actor('internal_user'), change('job'))).toEqual({ kind: 'job', id: 'r' });
});

it('tells HR of every account, and everybody of the own', () => {
  expect(heardBy(actor('hr_manager'), change('user'))).toEqual({ kind: 'user', id: 'r' });
  for (const role of ['internal_user', 'vendor', null] as const) {
    expect(heardBy(actor(role), change('user'))).toBeNull();
    expect(heardBy(actor(role), change('user', 'x'))).toEqual({ kind: 'user', id: 'x' });
  }
});
