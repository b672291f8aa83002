import { expect, test } from 'vitest';
import { fromEditing, fromJob, fromPerson, toCandidates, toJob, toJobs } from './way-back.ts';

const at = (pathname: string, search: object = {}) => ({ pathname, search });

test('a person’s page leads back to the submissions it was opened from, as they were left', () => {
  expect(fromPerson(at('/submissions', { status: 'joined' }))).toEqual({
    to: '/submissions',
    search: { status: 'joined' },
    label: 'Back to Submissions',
  });
});

test('what HR was asked to correct leads back to where it was asked, other editing to the list', () => {
  const [asked, other] = [at('/submissions', { page: 2 }), at('/candidate/7')].map(fromEditing);
  expect(asked).toMatchObject({ to: '/submissions', search: { page: 2 } });
  expect(other).toEqual({ to: '/candidates', label: 'Back to Candidates' });
});

test('a person’s page leads back to the job, and else to the list of candidates', () => {
  expect(fromPerson(at('/jobs/7/candidates', { tab: 'offer' }))).toEqual({
    to: '/jobs/$id/candidates',
    params: { id: '7' },
    search: { tab: 'offer' },
    label: 'Back to Job',
  });
  expect(fromPerson(at('/candidates', { search: 'asha' }))).toMatchObject({
    to: '/candidates',
    search: { search: 'asha' },
  });
  const plain = { to: '/candidates', label: 'Back to Candidates' };
  expect([undefined, at('/profile', { tab: 'x' })].map(fromPerson)).toEqual([plain, plain]);
});

test('a person’s page leads back to the screens over which it was opened from what comes up', () => {
  expect(fromPerson(at('/'))).toEqual({ to: '/', search: {}, label: 'Back to Dashboard' });
  expect(fromPerson(at('/jobs', { status: 'published' }))).toMatchObject({
    to: '/jobs',
    search: { status: 'published' },
    label: 'Back to Jobs',
  });
});

test('what is changed from a job’s card leads back to the job, and from elsewhere to none', () => {
  expect(toJob(at('/jobs/7/candidates', { tab: 'offer' }))).toMatchObject({
    params: { id: '7' },
    search: { tab: 'offer' },
  });
  expect([undefined, at('/candidates'), at('/jobs/7/edit')].map(toJob)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is told of a job leads back to the submissions or the jobs', () => {
  expect(fromJob(at('/submissions', { page: 2 }))).toMatchObject({ to: '/submissions', search: { page: 2 } });
  expect(fromJob(at('/jobs', { status: 'published' }))).toMatchObject({
    to: '/jobs',
    search: { status: 'published' },
  });
  expect(fromJob(undefined)).toEqual({ to: '/jobs', label: 'Back to Jobs' });
});

test('a list keeps its own filters only', () => {
  expect(toCandidates(at('/candidates', { page: 3 }))).toHaveProperty('search', { page: 3 });
  expect(toCandidates(at('/jobs', { status: 'draft' }))).not.toHaveProperty('search');
  expect(toJobs(at('/jobs', { status: 'draft' }))).toHaveProperty('search', { status: 'draft' });
  expect(toJobs(at('/candidates', { page: 3 }))).not.toHaveProperty('search');
});
