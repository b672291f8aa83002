import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { assignButton, card } from './support/candidate-page.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, paletteField, paletteLine } from './support/palette.ts';
import { assignByApi, moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const rowOf = (page: Page, { title }: { title: string }) =>
  card(page, 'Job Assignments')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });

/** A published job beside the newest. */
async function otherJob(page: Page): Promise<{ id: string; title: string }> {
  const published = await page.request.get('/api/published-jobs?limit=50');
  const { items } = (await published.json()) as { items: { id: string; title: string }[] };
  return items.find(({ title }) => title !== items[0]!.title)!;
}

test('assigns the person to a job without leaving the page', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Revathi Balakrishnan');
  const other = await otherJob(page);
  await page.goto(`/candidate/${id}`);
  await screenshotAtWidths(page, 'candidate-hr');
  const button = assignButton(page);
  await button.click();
  const dialog = page.getByRole('dialog', { name: `Assign ${name} to a job` });
  const jobs = dialog.getByRole('combobox', { name: 'Job' });
  const assign = dialog.getByRole('button', { name: 'Assign' });
  await expect(jobs).toBeFocused();
  await expect(assign).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await jobs.click();
  await page.getByRole('option').filter({ hasText: job.title }).first().click();
  await expect(dialog).toContainText(`In this job already: ${name}.`);
  await expect(assign).toBeDisabled();
  await expectAccessible(page, 'the dialog that assigns one person', '[role="dialog"]');
  await jobs.fill(other.title);
  await page.getByRole('option').filter({ hasText: other.title }).first().click();

  // What fails is told, and the choice is kept.
  const path = `**/api/jobs/${other.id}/assignments`;
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await assign.click();
  await expect(page.getByText('Failed to assign candidates. Please try again.')).toBeVisible();
  await page.unroute(path);
  await assign.click();
  await expect(page.getByText('1 candidate assigned successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open job' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(rowOf(page, other)).toContainText('Under Review');
  await expect(rowOf(page, other)).toContainText('assigned');
});

test("moves the person in one of the person's jobs, and takes it back", async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Ishita Mukherjee');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  await page.goto(`/candidate/${id}`);
  const row = rowOf(page, other);
  const button = row.getByRole('button', { name: `Update Status in ${other.title}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const save = dialog.getByRole('button', { name: 'Update Status' });
  await expect(dialog).toContainText(`${name} is now Under Review in ${other.title}.`);
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await expect(save).toBeDisabled();
  await expectAccessible(page, "the dialog that moves from the person's page", '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Put on hold…' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Put on hold' }).getByRole('textbox', { name: 'Reason' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Knows our stack.');
  // The answer is shown, without waiting for the person to be read anew.
  let readAnew = () => {};
  const held = new Promise<void>((resolve) => (readAnew = resolve));
  await page.route(`**/api/candidates/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await save.click();
  await expect(page.getByText(`${name}: Under Review → Shortlisted`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(row).toContainText('Shortlisted');
  await button.click();
  await expect(dialog).toContainText(`${name} is now Shortlisted in ${other.title}.`);
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await page.keyboard.press('Escape');
  readAnew();

  const history = page.getByRole('region', { name: `History in ${other.title}` });
  await expect(history).toContainText('Under Review → Shortlisted');
  await expect(history).toContainText('Knows our stack.');
  await expect(rowOf(page, job)).toContainText('Submitted');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('Under Review');
});

test("says no, puts off, and ends an interview on the person's page, as in the job's pipeline", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Lavanya Tripathi');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  const place = (await readPipeline(page, other.id)).find(({ candidate_id }) => candidate_id === id)!;
  await moveByApi(page, place, 'interview_scheduled');
  await page.goto(`/candidate/${id}`);
  const row = rowOf(page, other);
  const done = row.getByRole('button', { name: `Interview done in ${other.title}` });
  await expect(rowOf(page, job).getByRole('button', { name: /^Interview done/ })).toHaveCount(0);
  await expect(done).toBeVisible();
  const table = page.getByRole('table', { name: 'Job assignments' });
  const widest = page.viewportSize()!;
  for (const width of [1280, 1279, 992, 991, 768, 390, 320]) {
    await page.setViewportSize({ ...widest, width });
    const [room, needed] = await table.evaluate(({ parentElement: frame }) => [
      frame!.clientWidth,
      frame!.scrollWidth,
    ]);
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(room);
  }
  await page.setViewportSize(widest);
  await done.click();
  await expect(page.getByText(`${name}: Interview Scheduled → Interviewed`)).toBeVisible();
  await expect(row).toContainText('Interviewed');
  await expect(done).toHaveCount(0);
  await expect(page.locator('body'), 'the button has gone with what it did').not.toBeFocused();

  const no = row.getByRole('button', { name: `Other outcomes for ${name} in ${other.title}` });
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  for (const [deed, status] of [
    ['Put on hold', 'On Hold'],
    ['Candidate declined', 'Candidate Declined'],
    ['Reject', 'Rejected'],
  ] as const) {
    await no.click();
    await page.getByRole('menuitem', { name: deed }).click();
    const dialog = page.getByRole('dialog', { name: deed });
    await expect(dialog).toContainText(`in ${other.title}.`);
    const why = dialog.getByRole('combobox', { name: 'Main reason' });
    await expect(deed === 'Put on hold' ? reason : why).toBeFocused();
    await dialog.getByRole('button', { name: deed }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await reason.fill(`${deed}: the team has decided.`);
    await dialog.getByRole('button', { name: deed }).click();
    await expect(dialog).toBeHidden();
    await expect(no).toBeFocused();
    await expect(row).toContainText(status);
  }
  const history = page.getByRole('region', { name: `History in ${other.title}` });
  await expect(history).toContainText('Candidate Declined → Rejected');
  await expect(history).toContainText('Reject: the team has decided.');
  await expect(rowOf(page, job)).toContainText('Submitted');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('Candidate Declined');
  await no.click();
  await expect(page.getByRole('menuitem', { name: 'Candidate declined' })).toBeDisabled();
});

test("an open dialog on the person's page tells what somebody else does meanwhile", async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name } = await createCandidate(page, 'Tarun Bhattacharya');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  await page.goto(`/candidate/${id}`);
  await rowOf(page, other).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  const place = (await readPipeline(page, other.id)).find(({ candidate_id }) => candidate_id === id)!;
  await moveByApi(page, place, 'shortlisted');
  await expect(dialog).toContainText(
    `Somebody has moved ${name} from Under Review to Shortlisted meanwhile.`,
  );
  const removed = await page.request.delete(`/api/assignments/${place.assignment_id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(removed.ok()).toBe(true);
  await expect(dialog).toContainText(`${name} is no longer in this job.`);
  await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a dialog about one person goes with the page of that person', async ({ page }) => {
  await signIn(page, 'hr');
  const one = await createCandidate(page, 'Urvashi Dholakia');
  const other = await createCandidate(page, 'Zubin Mistry');
  await page.goto(`/candidate/${one.id}`);
  await openPalette(page);
  await paletteField(page).fill(other.name);
  await paletteLine(page, other.name).click();
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  await expect(heading).toHaveText(other.name);
  // A step back would close the dialog; one forward leaves with it open.
  for (const button of [assignButton(page), rowOf(page, one.job).getByRole('button', { name: /^Update/ })]) {
    await page.goBack();
    await expect(heading).toHaveText(one.name);
    await button.click();
    await expect(dialog).toBeVisible();
    await page.goForward();
    await expect(heading).toHaveText(other.name);
    await expect(dialog).toHaveCount(0);
  }
});
