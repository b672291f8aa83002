import { afterAll, beforeEach, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { savedViewRoutes, type ViewList } from '#contract/saved-views.ts';
import { createTestApp, type Person } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const save = (
  name: string,
  query: string,
  list: ViewList = 'candidates',
  who: Person = 'hr',
  replaces?: string,
) => app.as(who).call(savedViewRoutes.save, { body: { list, name, query, replaces } });
const kept = async (list: ViewList = 'candidates', who: Person = 'hr') => {
  const { data } = await app.as(who).call(savedViewRoutes.list, { query: { list } });
  return data.items.map(({ name, query }) => [name, query]);
};

it('are kept by list and person, by name, without page and the name that was searched for', async () => {
  await save(' Pune, soon ', 'joining=30&cities=Pune&page=3&search=asha%40mail.example');
  await save('Accounts', 'skills=tally');
  await save('Open ones', 'status=published&search=nurse&page=2', 'jobs');
  await save('Mine', 'sort=name', 'candidates', 'recruiter');
  expect(await kept()).toEqual([
    ['Accounts', 'skills=tally'],
    ['Pune, soon', 'cities=Pune&joining=30'],
  ]);
  expect(await kept('jobs')).toEqual([['Open ones', 'search=nurse&status=published']]);
  expect(await kept('candidates', 'recruiter')).toEqual([['Mine', 'sort=name']]);
});

it('keep what the list is filtered and sorted by, and nothing else that stands in an address', async () => {
  const elsewhere = 'q=Asha+Menon&Search=Asha&limit=5&cursor=x';
  const filters =
    'skills=tally&skills_match=any&cities=Pune&employment=infosys+architect&added=30&experience_min=2&experience_max=9&ctc_min=1&ctc_max=2&joining=30&waiting_over=7' +
    '&status=joined&source=vendor&company=Talent+Bridge&job_id=0198c2a0-0000-7000-8000-00000000dead&sort=name';
  await save('All', `${elsewhere}&${filters}`);
  expect(await kept()).toEqual([['All', filters.split('&').toSorted().join('&')]]);
  await save('All', `${elsewhere}&skills=tally&sort=title`, 'jobs');
  expect(await kept('jobs')).toEqual([['All', 'sort=title']]);
});

it('tell names apart as the database does', async () => {
  const names = ['\u212A', 'k', '\u0130', 'i', '\u0391\u03A3', '\u03B1\u03C3'];
  const answers: number[] = [];
  for (const name of names) answers.push((await save(name, '')).status);
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(distinct lower(name))::int as count from unnest($1::text[]) name',
    [names],
  );
  expect(await kept()).toHaveLength(rows[0]!.count);
  expect(answers.filter((status) => status === 409)).toHaveLength(names.length - rows[0]!.count);
});

it('keep their name for themselves, however another writes it', async () => {
  const { data } = await save('Near Pune', 'cities=Pune');
  for (const name of ['Near Pune', ' NEAR   pune ']) {
    const again = await save(name, 'cities=Mumbai');
    expect([again.status, again.error?.fields]).toEqual([409, { name: messages.view.nameTaken }]);
    // Which one has it, for the question whether it is to give way.
    expect(again.error?.current).toEqual(data);
  }
  expect(await kept()).toEqual([['Near Pune', 'cities=Pune']]);
  // Of another list, and of another person, it is another view.
  expect((await save('near pune', '', 'jobs')).status).toBe(200);
  expect((await save('near pune', '', 'candidates', 'recruiter')).status).toBe(200);
  await expect(
    app.database.pool.query(
      `insert into saved_views (id, user_id, list, name, query)
        select gen_random_uuid(), user_id, list, upper(name), '' from saved_views where id = $1`,
      [data.id],
    ),
  ).rejects.toThrow(/saved_views_name/);
});

it('give way only to what their owner puts in their place', async () => {
  const { data } = await save('Pune', 'cities=Pune');
  await save('Seniors', 'experience_min=9');
  const instead = (name: string, who: Person = 'hr', list: ViewList = 'candidates', id = data.id) =>
    save(name, 'cities=Pune,Mumbai', list, who, id);
  expect((await instead('PUNE', 'recruiter')).error?.message).toBe(messages.view.notFound);
  expect((await instead('PUNE', 'hr', 'jobs')).status).toBe(404);
  expect((await instead('PUNE', 'hr', 'candidates', crypto.randomUUID())).status).toBe(404);
  expect((await instead('seniors')).status).toBe(409);
  expect(await kept()).toEqual([
    ['Pune', 'cities=Pune'],
    ['Seniors', 'experience_min=9'],
  ]);
  expect((await instead('PUNE')).data).toEqual({ ...data, name: 'PUNE', query: 'cities=Pune%2CMumbai' });
  expect(await kept('candidates', 'recruiter')).toEqual([]);
  expect(await kept()).toEqual([
    ['PUNE', 'cities=Pune%2CMumbai'],
    ['Seniors', 'experience_min=9'],
  ]);
});

it('keep the name that they have by now when another list takes their place', async () => {
  const { data } = await save('Pune', 'cities=Pune');
  await app.as('hr').call(savedViewRoutes.rename, { params: { id: data.id }, body: { name: 'Near Pune' } });
  const update = (replaces?: string) =>
    app
      .as('hr')
      .call(savedViewRoutes.save, { body: { list: 'candidates', query: 'cities=Mumbai', replaces } });
  expect((await update(data.id)).data).toEqual({ ...data, name: 'Near Pune', query: 'cities=Mumbai' });
  expect(await kept()).toEqual([['Near Pune', 'cities=Mumbai']]);
  // Nothing else has a name to keep.
  expect((await update()).error?.fields).toEqual({ name: messages.view.nameRequired });
});

it('take another name of their owner, which no other of the list has', async () => {
  const { data } = await save('Pune', 'cities=Pune');
  await save('Seniors', 'experience_min=9');
  await save('Open ones', '', 'jobs');
  const rename = (name: string, who: Person = 'hr', id = data.id) =>
    app.as(who).call(savedViewRoutes.rename, { params: { id }, body: { name } });
  expect((await rename(' Near Pune ')).data).toEqual({
    id: data.id,
    name: 'Near Pune',
    query: 'cities=Pune',
  });
  // Its own name in other letters, and one of another list, are free.
  expect((await rename('near PUNE')).status).toBe(200);
  expect((await rename('Open ones')).status).toBe(200);
  const taken = await rename('SENIORS');
  expect([taken.status, taken.error?.fields]).toEqual([409, { name: messages.view.nameTaken }]);
  expect((await rename('  ')).error?.fields).toEqual({ name: messages.view.nameRequired });
  expect((await rename('x'.repeat(limits.savedView.name + 1))).status).toBe(422);
  expect((await rename('Mine', 'recruiter')).status).toBe(404);
  expect((await rename('Mine', 'hr', crypto.randomUUID())).error?.message).toBe(messages.view.notFound);
  expect(await kept()).toEqual([
    ['Open ones', 'cities=Pune'],
    ['Seniors', 'experience_min=9'],
  ]);
});

it('are forgotten by their owner and nobody else', async () => {
  const { data } = await save('Pune', 'cities=Pune');
  const forget = (who: Person) => app.as(who).call(savedViewRoutes.remove, { params: { id: data.id } });
  expect((await forget('recruiter')).status).toBe(404);
  expect(await kept()).toHaveLength(1);
  expect((await forget('hr')).status).toBe(204);
  expect((await forget('hr')).error?.message).toBe(messages.view.notFound);
  expect(await kept()).toEqual([]);
});

it('have a name, and are not endless', async () => {
  const half = 'श'.repeat(limits.savedView.query / 2);
  expect((await save('Long', `skills=${half}`)).error?.fields).toHaveProperty('query');
  expect((await save('  ', '')).error?.fields).toEqual({ name: messages.view.nameRequired });
  const { data } = await save('View 0', '');
  for (let i = 1; i < limits.savedView.most; i += 1) await save(`View ${i}`, '');
  expect((await save('One more', '')).error?.message).toBe(messages.view.tooMany);
  expect((await save('View 0', 'sort=name', 'candidates', 'hr', data.id)).status).toBe(200);
});
