import { afterAll, beforeEach, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { savedViewRoutes } from '#contract/saved-views.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const WHO = { name: 'Zubeida Qureshi', email: 'zubeida.qureshi@example.com', phone: '+91 97654 32109' };

it('views stay when somebody goes of whom neither phone nor e-mail is known', async () => {
  const view = { list: 'candidates', name: 'GST', query: 'resume=gst' } as const;
  await app.as('hr').call(savedViewRoutes.save, { body: view });
  const { id } = await buildCandidate(app, { ...WHO, email: '', phone: '' });
  await app.as('hr').call(candidateRoutes.remove, { params: { id } });
  const { data } = await app.as('hr').call(savedViewRoutes.list, { query: { list: 'candidates' } });
  expect(data.items.map(({ query }) => query)).toEqual(['resume=gst']);
});

it('views whose words for resumes name somebody go with the person', async () => {
  const naming = [
    '"zubeida  QURESHI" gst',
    'gst OR zubeida-qureshi',
    'qureshi AND Zubeida -fresher',
    '"zubeida.qureshi@example.com"',
    'zubeida.qureshi*',
    '97654-32109',
  ];
  // A part of a name is anybody's.
  const others = ['gst zubeida', 'qureshi', 'zubeidaqureshi'];
  for (const [n, resume] of [...naming, ...others].entries()) {
    const query = new URLSearchParams({ cities: 'Pune', resume }).toString();
    const view = { list: 'candidates', name: `View ${n}`, query } as const;
    expect((await app.as(n % 2 ? 'hr' : 'recruiter').call(savedViewRoutes.save, { body: view })).status).toBe(
      200,
    );
  }
  // Whom somebody named it after, and where somebody typed an employer.
  for (const view of [
    { list: 'candidates', name: 'Qureshi, Zubeida: call back', query: 'cities=Pune' },
    { list: 'candidates', name: 'At her firm', query: 'employment=Zubeida+Qureshi+%26+Co' },
  ] as const)
    expect((await app.as('hr').call(savedViewRoutes.save, { body: view })).status).toBe(200);
  const { id } = await buildCandidate(app, WHO);
  await app.as('hr').call(candidateRoutes.remove, { params: { id } });
  const views = await Promise.all(
    (['recruiter', 'hr'] as const).map((who) =>
      app.as(who).call(savedViewRoutes.list, { query: { list: 'candidates' } }),
    ),
  );
  const kept = views.flatMap(({ data }) =>
    data.items.map(({ query }) => new URLSearchParams(query).get('resume')),
  );
  expect(new Set(kept)).toEqual(new Set(others));
});
