import { afterAll, beforeEach, expect, it } from 'vitest';
import { jobRoutes } from '#contract/jobs.ts';
import type { RouteCall } from '#contract/route.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const pick = async (query: RouteCall<typeof jobRoutes.published>['query']) =>
  (await app.as('hr').call(jobRoutes.published, { query })).data;
const titles = async (search: string) => (await pick({ search })).items.map(({ title }) => title);

/** From the oldest to the newest: what asks for a skill only would come before what is called so. */
async function build(...jobs: { title: string; locations?: string[]; skills?: string[] }[]) {
  for (const { skills = [], ...job } of jobs) await buildJob(app, { ...job, primary_skills: skills });
}

it('offers titles with the word first, then those that begin so, what is called so otherwise, and such skills last', async () => {
  await build(
    { title: 'Senior Java Developer' },
    { title: 'JavaScript Developer' },
    { title: 'Support Engineer', locations: ['Java Road'] },
    { title: 'Full Stack Developer - MERN', skills: ['JavaScript'] },
    { title: 'Nurse' },
  );
  expect(await titles('java')).toEqual([
    'Senior Java Developer',
    'JavaScript Developer',
    'Support Engineer',
    'Full Stack Developer - MERN',
  ]);
  expect(await titles('developer java')).toEqual([
    'Senior Java Developer',
    'JavaScript Developer',
    'Full Stack Developer - MERN',
  ]);
});

it('takes the parts of a title for words, and signs of a search for themselves', async () => {
  await build(
    { title: 'Front-end Engineer' },
    { title: 'Developer (Java/J2EE)' },
    { title: 'Legendary Host' },
    { title: 'Java 100% Remote' },
  );
  expect(await titles('end')).toEqual(['Front-end Engineer', 'Legendary Host']);
  expect(await titles('java')).toEqual(['Java 100% Remote', 'Developer (Java/J2EE)']);
  expect(await titles('100%')).toEqual(['Java 100% Remote']);
  expect(await titles('-')).toEqual([
    'Java 100% Remote',
    'Legendary Host',
    'Developer (Java/J2EE)',
    'Front-end Engineer',
  ]);
});

it('goes on after a page in the same order', async () => {
  await build(
    { title: 'Java Lead' },
    { title: 'Java Trainee' },
    { title: 'Architect', skills: ['Java'] },
    { title: 'Tester', skills: ['Java'] },
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await pick({ search: 'java', limit: 1, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ title }) => title));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['Java Trainee', 'Java Lead', 'Tester', 'Architect']);
});

it('ranks the newest five hundred of what a search finds', async () => {
  await build({ title: 'Java Lead' });
  for (let i = 0; i < 500; i += 1) await buildJob(app, { title: 'Tester', primary_skills: ['Java'] });
  const { items, total } = await pick({ search: 'java', limit: 1 });
  expect([items[0]?.title, total]).toEqual(['Tester', 501]);
});
