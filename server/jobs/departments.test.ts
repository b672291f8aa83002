import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobWritingRoutes } from '#contract/job-writing.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { ownDepartment } from './own-department.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('the departments in use', () => {
  it('are told to staff, each once however it was typed, those of most jobs first', async () => {
    for (const department of ['Sales', 'Finance', ' finance', 'Finance ', null, '  '])
      await buildJob(app, { department });
    for (const person of ['hr', 'recruiter'] as const)
      expect((await app.as(person).call(jobRoutes.departments, {})).data.departments).toEqual([
        'Finance',
        'Sales',
      ]);
    expect((await app.as('vendor').call(jobRoutes.departments, {})).status).toBe(403);
  });

  it('are what a job written from a text is put into', async () => {
    const write = async () => {
      const body = { prompt: 'Senior Accounts Executive in Pune, 4 to 7 years, Tally and GST' };
      return (await app.as('hr').call(jobWritingRoutes.fromPrompt, { body })).data.department;
    };
    expect(await write()).toBe('Accounts & Finance');
    await buildJob(app, { department: 'FINANCE' });
    expect(await write()).toBe('FINANCE');
  });
});

it.each([
  ['Accounts & Finance', ['Sales', 'Finance'], 'Finance'],
  ['accounts and finance', ['Finance', 'Accounts & Finance'], 'Accounts & Finance'],
  // its words are not all among those of the proposal: another department
  ['Engineering', ['Civil Engineering'], 'Engineering'],
  ['Nursing', ['', '&'], 'Nursing'],
])('%s, where there is %j, is %s', (proposed, inUse, own) => {
  expect(ownDepartment(proposed, inUse)).toBe(own);
});
