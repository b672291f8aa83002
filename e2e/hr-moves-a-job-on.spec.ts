import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { onSlowMachine } from './support/slow-machine.ts';
import { choose, expectSettled, openMenu, titles } from './support/job-list.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  await expectSettled(page);
});

test('moves a job through its statuses by the menu, after being asked', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  await choose(page, 'Draft');
  await expectSettled(page);
  const title = await titles(page).first().innerText();
  // Back takes away the question first, and then leaves the list that it was asked on.
  await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/jobs?status=draft');
  await page.goBack();
  await expect(page).toHaveURL('/jobs');

  await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const menu = await openMenu(page, title);
  await expect(menu.getByRole('menuitem')).toHaveText(['Publish…']);
  await menu.getByRole('menuitem', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toContainText('visible to all candidates');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.first()).toContainText('Draft');

  // A failure is told, and the question stays for another try.
  await page.route('**/api/jobs/*/status', (route) => route.abort(), { times: 1 });
  await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Failed to update job status. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  const publish = 'This will make the job visible to all candidates.';
  for (const [item, told, shown, asked] of [
    ['Publish', 'published', 'Published', publish],
    ['Put on Hold', 'on hold', 'On Hold', 'This will temporarily hide the job from listings.'],
    ['Resume', 'published', 'Published', publish],
    [
      'Close Applications',
      'applications closed',
      'Applications Closed',
      'This will stop new applications but keep the job visible.',
    ],
    ['Reopen Applications', 'published', 'Published', publish],
    ['Close Job', 'closed', 'Closed', 'This will stop all new applications and mark the job as finished.'],
  ] as const) {
    await (await openMenu(page, title)).getByRole('menuitem', { name: item }).click();
    await expect(dialog).toContainText(asked);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`Job status updated to ${told}`, { exact: true }).last()).toBeVisible();
    await expect(row.first().getByRole('cell', { name: shown, exact: true })).toBeVisible();
  }
  await expect((await openMenu(page, title)).getByRole('menuitem')).toHaveText(['Edit job']);
});

test('hears who is still in a job before it is closed, and how a closed one is opened again', async ({
  page,
}) => {
  const api = (path: string) => page.request.get(path).then((answer) => answer.json());
  const { items } = (await api('/api/jobs?status=published&limit=50')) as {
    items: { id: string; title: string; jd_id: string; candidate_count: number }[];
  };
  const job = items.toSorted((one, other) => other.candidate_count - one.candidate_count)[0]!;
  const waiting = 'submitted,under_review,shortlisted,interview_scheduled,interviewed,selected';
  const { total } = (await api(
    `/api/candidates?job_id=${job.id}&status=${waiting},offer_released,on_hold`,
  )) as { total: number };
  expect(total).toBeGreaterThan(1);

  await page.goto(`/jobs/${job.id}/candidates`);
  await (await openMenu(page, job.title)).getByRole('menuitem', { name: 'Close Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toContainText(`${total} people are still in its pipeline. Closing rejects nobody`);
  await expect(dialog).toContainText('It can be opened again by choosing another status in its Edit form.');
  await screenshot(page, 'close-job');

  // They are shown before it is closed, and told of once it is.
  const people = page.getByRole('article');
  await dialog.getByRole('link', { name: 'Show them' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates?only=undecided`);
  const shown = page.getByRole('tab', { name: 'Top Matches' });
  await expect(shown).toContainText(String(total));
  await expect(page.getByText(`${total} people are still to be decided on.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject them…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);
  await (await openMenu(page, job.title)).getByRole('menuitem', { name: 'Close Job' }).click();
  await expect(dialog).toContainText('still in its pipeline');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Job status updated to closed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Show the ${total} still in it` }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates?only=undecided`);
  const note = page.getByRole('status').filter({ hasText: 'The job is closed.' });
  await expect(note).toHaveText(`The job is closed. ${total} people are still in its pipeline.`);
  await screenshot(page, 'closed-job-still-in');
  await expectAccessible(page, 'a closed job with people still in it');

  // All of them at once, for the reason that one has come for; and back.
  await page.getByRole('button', { name: 'Reject them…' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject' });
  await expect(reject).toContainText(`${total} candidates are now`);
  await expect(reject.getByRole('combobox', { name: 'Main reason' })).toHaveValue('position_closed');
  await screenshot(page, 'reject-still-in');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${total} candidates → Rejected`)).toBeVisible();
  await expect(page.getByText('Of everybody there it is decided whether they are hired.')).toBeVisible();
  await expect(people).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toHaveText(`The job is closed. ${total} people are still in its pipeline.`);
  await expect(people.first()).toBeVisible();
  const closed = await openMenu(page, job.title);
  await expect(closed).toContainText('To open a closed job again, choose another status in its Edit form.');
  await expectAccessible(page, 'the menu of a closed job');
  await closed.getByRole('menuitem', { name: 'Edit job' }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/edit`);
});

test('is led to those who are left in a job, though it was closed before their number had come', async ({
  page,
}) => {
  const list = await page.request.get('/api/jobs?status=published&limit=50');
  const { items } = (await list.json()) as {
    items: { id: string; title: string; candidate_count: number }[];
  };
  const job = items.toSorted((one, other) => other.candidate_count - one.candidate_count)[0]!;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isCount = (url: URL) => url.pathname === '/api/candidates' && url.searchParams.get('limit') === '1';
  await page.route(isCount, async (route) => {
    await held;
    // What the question asked for is given up with it.
    await route.continue().catch(() => {});
  });
  await page.goto(`/jobs/${job.id}/candidates`);
  await (await openMenu(page, job.title)).getByRole('menuitem', { name: 'Close Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toContainText('It can be opened again by choosing another status in its Edit form.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const told = page.getByText('Job status updated to closed', { exact: true });
  await expect(told).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Show the .+ still in it$/ })).toHaveCount(0);
  release();
  await page.getByRole('button', { name: /^Show the .+ still in it$/ }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates?only=undecided`);
  await expect(told).toHaveCount(0);
});

test('is told when somebody else has changed the job meanwhile', async ({ page, openAs, watch }) => {
  watch.expectError(/status of 409/);
  await page.goto('/jobs?status=draft');
  await expectSettled(page);
  const title = await titles(page).nth(1).innerText();
  const menu = await openMenu(page, title);
  await menu.getByRole('menuitem', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toBeVisible();

  const other = await openAs('hr');
  await other.goto('/jobs?status=draft');
  for (const item of ['Publish', 'Put on Hold']) {
    if (item === 'Put on Hold')
      await other.goto(`/jobs?search=${encodeURIComponent(title)}&status=published`);
    await (await openMenu(other, title)).getByRole('menuitem', { name: item }).click();
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByText(/^Job status updated to/).last()).toBeVisible();
  }

  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(titles(page).filter({ hasText: title })).toHaveCount(0);
});

test('keeps the question when a press meant for the page comes late, on a slow machine', async ({ page }) => {
  await page.goto('/jobs?status=published');
  await expectSettled(page);
  const title = await titles(page).first().innerText();
  await onSlowMachine(page, 6, async () => {
    const item = (await openMenu(page, title)).getByRole('menuitem', { name: 'Put on Hold' });
    const box = await item.boundingBox();
    await item.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toBeVisible();
    // The second press of somebody who saw nothing happen.
    await page.mouse.click(box?.x ?? 0, box?.y ?? 0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Job status updated to on hold')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test('a double click on Confirm is one press', async ({ page }) => {
  await choose(page, 'Draft');
  await expectSettled(page);
  const title = await titles(page).first().innerText();
  await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/status')) asked++;
  });
  await dialog.getByRole('button', { name: 'Confirm' }).evaluate((button: { click: () => void }) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Job status updated to published')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(asked).toBe(1);
});
