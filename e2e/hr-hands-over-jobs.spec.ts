import type { Page } from '@playwright/test';
import { inChargeRoutes, type StaffMember } from '../contract/in-charge.ts';
import type { JobListItem } from '../contract/jobs.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect } from './support/fixtures.ts';
import { mailTo, test } from './support/mail.ts';
import { expectSettled, table, titles } from './support/job-list.ts';
import { findJobOfOthers } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const RECRUITER = 'recruiter@niyukti.example';

const json = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T;

/** Who can be in charge, those who can sign in to the demo: the one asking and the recruiter. */
async function team(page: Page): Promise<Record<'hr' | 'recruiter', StaffMember>> {
  const { items } = await json<{ items: StaffMember[] }>(page, inChargeRoutes.staff.path);
  const { user } = await json<{ user: { id: string } }>(page, '/api/session');
  const { items: users } = await json<{ items: { user_id: string; email: string }[] }>(page, '/api/users');
  const recruiter = users.find(({ email }) => email === RECRUITER);
  return {
    hr: items.find(({ user_id }) => user_id === user.id)!,
    recruiter: items.find(({ user_id }) => user_id === recruiter?.user_id)!,
  };
}

async function send(page: Page, method: 'PUT' | 'POST', path: string, data: unknown): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Puts somebody in charge of exactly so many open jobs, behind the page's back. */
async function giveJobs(page: Page, person: StaffMember, another: StaffMember, many: number) {
  await send(page, 'POST', inChargeRoutes.handOver.path.replace('{id}', person.user_id), {
    user_id: another.user_id,
  });
  const { items } = await json<{ items: JobListItem[] }>(page, '/api/jobs?status=published&limit=100');
  const jobs = items.slice(0, many);
  for (const { id } of jobs)
    await send(page, 'PUT', inChargeRoutes.put.path.replace('{id}', id), { user_id: person.user_id });
  return jobs;
}

/** The row of the recruiter in Settings. */
async function findRecruiter(page: Page) {
  await page.goto('/settings');
  await page.getByPlaceholder('Search users').fill(RECRUITER);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: RECRUITER });
  await expect(row).toBeVisible();
  return row;
}

async function choose(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: `${deed}…`, exact: true }).press('Enter');
}

const chooseIn = async (page: Page, field: string, name: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test('HR puts a recruiter in charge of a job, who can edit it from then on', async ({
  page,
  openAs,
  mailServer,
}) => {
  await signIn(page, 'hr');
  const { recruiter: ravi } = await team(page);
  const recruiter = await openAs('recruiter');
  const job = await findJobOfOthers(recruiter);
  await recruiter.goto(`/jobs/${job.id}/candidates`);
  const summary = (of: Page) => of.getByRole('region', { name: 'Job summary' });
  await expect(summary(recruiter)).toContainText('In Charge');
  await expect(summary(recruiter).getByRole('link', { name: 'Edit Job' })).toHaveCount(0);
  await expect(summary(recruiter).getByRole('button', { name: 'Change who is in charge' })).toHaveCount(0);

  await page.goto(`/jobs/${job.id}/candidates`);
  const change = summary(page).getByRole('button', { name: 'Change who is in charge' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Who is in charge' });
  await expect(dialog).toContainText(`is in charge of ${job.jd_id} ${job.title}.`);
  await dialog.getByRole('button', { name: 'Put in Charge' }).click();
  await expect(dialog.getByText('Please choose who is to be in charge')).toBeVisible();
  await inBothSchemes(page, async (scheme) => {
    await screenshot(page, `in-charge-${scheme}`);
    await expectAccessible(page, `choosing who is in charge, in ${scheme}`);
  });
  await chooseIn(page, 'In charge from now on', ravi.full_name);
  await dialog.getByRole('button', { name: 'Put in Charge' }).click();
  await expect(page.getByText(`${ravi.full_name} is in charge now`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(summary(page)).toContainText(`In Charge${ravi.full_name}`);
  await inBothSchemes(page, (scheme) => screenshot(page, `job-in-charge-${scheme}`));
  const mail = await mailTo(mailServer, RECRUITER);
  expect(mail.subject).toBe(`You are in charge of ${job.jd_id}: ${job.title} (Niyukti)`);
  expect(mail.text).toContain(`/jobs/${job.id}/candidates`);

  // The recruiter sees it without doing anything.
  await expect(summary(recruiter)).toContainText(`In Charge${ravi.full_name}`);
  await summary(recruiter).getByRole('link', { name: 'Edit Job' }).click();
  await expect(recruiter.getByRole('textbox', { name: 'Job Title' })).toHaveValue(job.title);
  await recruiter.getByRole('button', { name: 'Update Job' }).click();
  await expect(recruiter.getByText('Job updated successfully!')).toBeVisible();
  await recruiter.goto('/jobs');
  await recruiter.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(recruiter.getByRole('link', { name: `Edit ${job.title}` }).first()).toBeVisible();
  await expect(recruiter.getByRole('button', { name: 'Remove My jobs' })).toBeVisible();

  await page.goto('/settings/audit');
  await expect(page.getByText('Put somebody in charge of a job').first()).toBeVisible();

  // On a phone it is seen at once, all of it fits, and the button is large enough to be met.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(change).toBeInViewport();
  await expect(summary(page).getByText(ravi.full_name)).toBeInViewport();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await expect.poll(async () => (await change.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
  await screenshot(page, 'job-in-charge-phone');
  await change.click();
  await expect(dialog.getByRole('button', { name: 'Put in Charge' })).toBeInViewport();
  await screenshot(page, 'in-charge-phone');
});

test('HR hands over the jobs of somebody who leaves, at once or later', async ({ page, mailServer }) => {
  await signIn(page, 'hr');
  const { hr: meera, recruiter: ravi } = await team(page);
  const jobs = await giveJobs(page, ravi, meera, 6);
  const { items: closed } = await json<{ items: JobListItem[] }>(page, '/api/jobs?status=closed&limit=1');
  await send(page, 'PUT', inChargeRoutes.put.path.replace('{id}', closed[0]!.id), { user_id: ravi.user_id });
  const row = await findRecruiter(page);
  await expect(row).not.toContainText('to hand over');

  // Leaving them: HR is reminded of it by the list.
  await choose(page, ravi.full_name, 'Deactivate');
  const dialog = page.getByRole('dialog', { name: 'Deactivate User' });
  await expect(dialog).toContainText(`${ravi.full_name} is in charge of 6 jobs that are not closed:`);
  await expect(dialog).toContainText(/Not counted: \d+ closed jobs?, which (is|are) not handed over\./);
  await expect(dialog).toContainText('They stand in Jobs under In charge: Nobody.');
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('listitem').last()).toHaveText('and 2 more');
  const named = await dialog.getByRole('listitem').allInnerTexts();
  const known = jobs.map(({ jd_id, title }) => `${jd_id} ${title}`);
  expect(named.slice(0, -1).filter((text) => !known.includes(text))).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const over = dialog.getByRole('combobox', { name: 'Hand them over to' });
  await expect(over).toHaveAttribute('placeholder', 'Leave them as they are');
  await over.click();
  await expect(page.getByRole('option', { name: meera.full_name, exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: ravi.full_name, exact: true })).toHaveCount(0);
  await over.press('Escape');
  await inBothSchemes(page, async (scheme) => {
    await screenshot(page, `deactivate-with-jobs-${scheme}`);
    await expectAccessible(page, `deactivating somebody with jobs, in ${scheme}`);
  });
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Deactivated');
  await expect(row).toContainText('6 open jobs to hand over');
  await inBothSchemes(page, (scheme) => screenshot(page, `users-to-hand-over-${scheme}`));

  // Later.
  await choose(page, ravi.full_name, 'Hand Over Jobs');
  const later = page.getByRole('dialog', { name: 'Hand Over Jobs' });
  await expect(later).toContainText(`${ravi.full_name} was in charge of 6 jobs that are not closed:`);
  const handOver = later.getByRole('button', { name: 'Hand Over 6 Jobs' });
  await handOver.click();
  await expect(later.getByText('Please choose who is to be in charge')).toBeVisible();
  await expectAccessible(page, 'handing jobs over');
  await chooseIn(page, 'Hand them over to', meera.full_name);
  await screenshot(page, 'hand-over-jobs');
  await handOver.click();
  await expect(page.getByText(`6 jobs handed over to ${meera.full_name}`)).toBeVisible();
  await expect(row).not.toContainText('to hand over');
  // A mail has left, so it is not undone: the way to them is where one of them is put right.
  await page.getByRole('button', { name: 'Show their jobs' }).click();
  await expect(page).toHaveURL(`/jobs?status=not_closed&in_charge=${meera.user_id}`);
  await expect(page.getByRole('combobox', { name: 'Filter by who is in charge' })).toHaveValue(
    meera.full_name,
  );
  await page.goto(`/jobs/${jobs[0]!.id}/candidates`);
  await expect(page.getByRole('region', { name: 'Job summary' })).toContainText(
    `In Charge${meera.full_name}`,
  );

  // At once, with the deactivation: the recruiter takes some back, and leaves them to another by leaving.
  await findRecruiter(page);
  await choose(page, ravi.full_name, 'Activate');
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(row).toContainText('Active');
  await giveJobs(page, ravi, meera, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await findRecruiter(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, ravi.full_name, 'Deactivate');
  await expect(dialog).toContainText(`${ravi.full_name} is in charge of 1 job that is not closed:`);
  await chooseIn(page, 'Hand it over to', meera.full_name);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'deactivate-with-jobs-phone');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row).toContainText('Deactivated');
  await expect(row).not.toContainText('to hand over');
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, ravi.full_name, 'Activate');
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(row).toContainText('Active');
  // Nobody is written to of what they hand over to themselves: not by the time that a later mail is there.
  const mailsTo = (address: string) => mailServer.taken.filter(({ to }) => to.includes(address)).length;
  const before = mailsTo(RECRUITER);
  await giveJobs(page, ravi, meera, 1);
  await expect.poll(() => mailsTo(RECRUITER)).toBeGreaterThan(before);
  expect(mailsTo('hr@niyukti.example')).toBe(0);
});

test('of whoever becomes a vendor the jobs are handed over, too', async ({ page }) => {
  await signIn(page, 'hr');
  const { hr: meera, recruiter: ravi } = await team(page);
  await giveJobs(page, ravi, meera, 2);
  const row = await findRecruiter(page);
  await choose(page, ravi.full_name, 'Change Role or Company');
  const dialog = page.getByRole('dialog', { name: 'Change Role or Company' });
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(dialog).not.toContainText('in charge of');
  await chooseIn(page, 'Role', 'HR Recruiter External');
  await expect(dialog).toContainText(`${ravi.full_name} is in charge of 2 jobs that are not closed:`);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await chooseIn(page, 'Hand them over to', meera.full_name);
  await expectAccessible(page, 'making somebody with jobs a vendor');
  await screenshot(page, 'vendor-with-jobs');
  await dialog.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User updated')).toBeVisible();
  await expect(row).toContainText('HR Recruiter External');
  await expect(row).not.toContainText('to hand over');

  await choose(page, ravi.full_name, 'Change Role or Company');
  await chooseIn(page, 'Role', 'HR Recruiter Internal');
  await expect(dialog).not.toContainText('in charge of');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('HR Recruiter Internal');

  await page.getByPlaceholder('Search users').fill('hr@niyukti.example');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Manage ${meera.full_name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Hand Over Jobs' })).toBeVisible();
});

test('HR finds the jobs of a colleague in the list, and those of nobody once that person has left', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const { hr: meera, recruiter: farah } = await team(page);
  const jobs = await giveJobs(page, farah, meera, 3);
  await page.goto('/jobs?status=published');
  await expectSettled(page);
  const inCharge = page.getByRole('combobox', { name: 'Filter by who is in charge' });
  await expect(inCharge).toHaveAttribute('placeholder', 'In charge: anybody');
  await inCharge.click();
  await expect(page.getByRole('option').first()).toHaveText('Nobody');
  await expect(page.getByRole('option', { name: meera.full_name, exact: true })).toBeVisible();
  await expectAccessible(page, 'choosing whose jobs are listed');
  await inBothSchemes(page, (scheme) => screenshot(page, `jobs-choose-in-charge-${scheme}`));
  await inCharge.fill(farah.full_name.slice(0, 4));
  await expect(page.getByRole('option')).toHaveText([farah.full_name]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const address = `/jobs?status=published&in_charge=${farah.user_id}`;
  await expect(page).toHaveURL(address);
  await expect(page.getByText('3 jobs found', { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(jobs.map(({ title }) => title));
  await expect(table(page).getByText(`In charge: ${farah.full_name}`, { exact: true })).toHaveCount(3);
  const remove = page.getByRole('button', { name: `Remove In charge: ${farah.full_name}` });
  await expect(remove).toBeVisible();

  // By the address, too; and taken out by its chip.
  await page.reload();
  await expect(inCharge).toHaveValue(farah.full_name);
  await expect(page.getByText('3 jobs found', { exact: true })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `the jobs of a colleague at ${width} px`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await inBothSchemes(page, (scheme) => screenshot(page, `jobs-in-charge-${width}-${scheme}`));
  }
  await remove.click();
  await expect(page).toHaveURL('/jobs?status=published');
  await expect(inCharge).toHaveValue('');
  await expect(page.getByText('3 jobs found', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(inCharge).toHaveValue(farah.full_name);

  // A recruiter finds them, too; however long a name, it is cut and the list stays as wide as the screen.
  const recruiter = await openAs('recruiter');
  const { full_name: name } = farah;
  const long = `${name} ${'Venkatanarasimharajuvaripeta'.repeat(5)}`;
  const rename = async (full_name: string) => {
    const profile = await json<Record<string, unknown>>(recruiter, '/api/profile');
    const answer = await recruiter.request.patch('/api/profile', { data: { ...profile, full_name } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await rename(long);
  await recruiter.goto(address);
  await expect(recruiter.getByText('3 jobs found', { exact: true })).toBeVisible();
  await expect(recruiter.getByRole('button', { name: `Remove In charge: ${long}` })).toBeVisible();
  for (const width of [1440, 1024, 768, 390, 320]) {
    await recruiter.setViewportSize({ width, height: 900 });
    const told = table(recruiter).getByText(`In charge: ${long}`, { exact: true }).first();
    await expect.poll(async () => (await told.boundingBox())?.height ?? 0).toBeLessThan(25);
    expect(await recruiter.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await screenshot(recruiter, `jobs-long-name-in-charge-${width}`);
  }
  await rename(name);
  await recruiter.close();

  // Who leaves is in charge of nothing: the jobs are HR's.
  await send(page, 'POST', `/api/users/${farah.user_id}/deactivate`, { own_account: false });
  await expect(page.getByText('No jobs match your search criteria.')).toBeVisible();
  await expect(inCharge).toHaveValue('Not in the team');
  await expect(page.getByRole('button', { name: 'Remove In charge: Not in the team' })).toBeVisible();
  await screenshot(page, 'jobs-in-charge-left');
  await inCharge.click();
  await inCharge.fill('nobody');
  await page.getByRole('option', { name: 'Nobody', exact: true }).click();
  await expect(page).toHaveURL('/jobs?status=published&in_charge=nobody');
  await expect(titles(page)).toHaveText(jobs.map(({ title }) => title));
  await expect(table(page).getByText('In charge: nobody', { exact: true })).toHaveCount(3);
  await screenshot(page, 'jobs-of-nobody');

  // The dashboard tells of them, and leads there.
  await page.goto('/');
  await expect(
    page.getByRole('status').filter({ hasText: 'Nobody is in charge of 3 jobs that are not closed.' }),
  ).toBeVisible();
  await screenshot(page, 'dashboard-jobs-of-nobody');
  await page.getByRole('main').getByRole('link', { name: 'Hand Over' }).click();
  await expect(page).toHaveURL('/jobs?in_charge=nobody&status=not_closed');
  await expect(page.getByText('3 jobs found', { exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/jobs?status=published&in_charge=nobody');

  // They are handed over from there: some of them, then all that are left.
  const handOver = page.getByRole('button', { name: /^Hand Over \d+ Open Jobs?$/ });
  const dialog = page.getByRole('dialog', { name: 'Hand Over Jobs' });
  const all = dialog.getByRole('checkbox', { name: 'All 3 jobs' });
  await expect(handOver).toHaveText('Hand Over 3 Open Jobs');
  await handOver.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Nobody is in charge of these 3 jobs that are not closed.');
  await all.uncheck();
  await dialog.getByRole('button', { name: 'Hand Over', exact: true }).click();
  await expect(dialog.getByText('Please choose at least one job')).toBeVisible();
  await expect(dialog.getByText('Please choose who is to be in charge')).toBeVisible();
  await expect(all).toBeFocused();
  await all.check();
  await dialog.getByRole('checkbox', { name: jobs[0]!.jd_id }).uncheck();
  await expect(dialog.getByText('Please choose at least one job')).toHaveCount(0);
  await inBothSchemes(page, async (scheme) => {
    await screenshot(page, `hand-over-of-nobody-${scheme}`);
    await expectAccessible(page, `handing over the jobs of nobody, in ${scheme}`);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'hand-over-of-nobody-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseIn(page, 'Hand them over to', meera.full_name);
  await dialog.getByRole('button', { name: 'Hand Over 2 Jobs' }).click();
  await expect(page.getByText(`2 jobs handed over to ${meera.full_name}`)).toBeVisible();
  await expect(titles(page)).toHaveText([jobs[0]!.title]);
  await expect(handOver).toHaveText('Hand Over 1 Open Job');
  await send(page, 'PUT', inChargeRoutes.put.path.replace('{id}', jobs[0]!.id), { user_id: meera.user_id });
  await expect(page.getByText('No jobs match your search criteria.')).toBeVisible();
  await expect(handOver).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Filter by status' }).click();
  await page.getByRole('option', { name: 'Not Closed' }).click();
  await expect(page).toHaveURL('/jobs?status=not_closed&in_charge=nobody');
  await expect(page.getByText('Every job that is not closed has somebody in charge.')).toBeVisible();
  await screenshot(page, 'no-jobs-of-nobody');
  await page.getByRole('button', { name: 'Remove In charge: nobody' }).click();
  await expect(page).toHaveURL('/jobs?status=not_closed');
  await send(page, 'POST', `/api/users/${farah.user_id}/activate`, {});

  // A vendor is neither told nor asked.
  const vendor = await openAs('vendor');
  await vendor.goto('/jobs?in_charge=nobody');
  await expectSettled(vendor);
  await expect(titles(vendor).first()).toBeVisible();
  await expect(vendor.getByText('In charge')).toHaveCount(0);
  await expect(vendor.getByRole('combobox', { name: 'Filter by who is in charge' })).toHaveCount(0);
});
