import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ask } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';

test.use({ empty: true });

test('no step of the guide is without a way once every job is closed', async ({ page, server }) => {
  await page.goto(server.setUpLink() ?? '');
  await page.getByLabel('Full Name').fill('Hema Rao');
  await page.getByLabel('Email').fill('hema@niyukti.example');
  await page.getByLabel(/^Password/).fill('Kailash-teal-47-lamp');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const guide = page.getByRole('region', { name: 'Get Started' });
  const step = (title: string) => guide.getByRole('listitem').filter({ hasText: title });
  await expect(guide).toContainText('0 of 6 done');
  await expect(step('Move somebody')).toContainText('Once there is a job');

  const job = await ask<{ id: string }>(page, 'POST', '/api/jobs', {
    title: 'Staff Nurse',
    summary: 'Looks after patients in intensive care.',
    description: 'You look after six beds of the intensive care unit, by day and by night in turns.',
    requirements: 'GNM or B.Sc. Nursing, with registration',
    locations: ['Kochi'],
    primary_skills: ['Critical care'],
    mode_of_work: 'office',
    domain_industry: 'Healthcare & Pharmaceuticals',
  });
  await page.reload();
  await expect(step('Match people').getByRole('link', { name: /^Open JD-0001/ })).toBeVisible();
  // Nobody is there who could be moved.
  await expect(step('Move somebody')).toContainText('Once somebody is in a job');
  await expect(step('Move somebody').getByRole('link')).toHaveCount(0);

  for (const status of ['published', 'closed'])
    await ask(page, 'POST', `/api/jobs/${job.id}/status`, { status });
  await page.reload();
  await expect(guide).toContainText('2 of 6 done');
  const another = step('Match people').getByRole('link', { name: /^Create Another Job/ });
  await expect(another).toBeVisible();
  await expect(step('Match people')).toContainText('One of them can be opened again, too');
  await expectAccessible(page, 'the guide with every job closed', 'main');
  await screenshotAtWidths(page, 'first-steps-all-closed');
  await another.click();
  await expect(page).toHaveURL('/create-job');
});
