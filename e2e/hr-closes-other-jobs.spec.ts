import { CANDIDATE_STATUS_LABELS } from '../contract/candidate-status.ts';
import { menuOf, cardIn } from './support/board.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { assignByApi, assignPeople, cardOf, findJob, moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import type { Page } from '@playwright/test';

/** People of the quiet job who are in the busy one, too. */
async function placeInTwo(page: Page, count: number) {
  await signIn(page, 'hr');
  const [job, other] = [await findJob(page, 'quiet'), await findJob(page, 'busy')];
  const people = await assignPeople(page, job.id, count);
  const missing = people.filter(({ also_open }) => !also_open.some(({ jd_id }) => jd_id === other.jd_id));
  if (missing.length > 0)
    await assignByApi(
      page,
      other.id,
      missing.map(({ candidate_id }) => candidate_id),
    );
  const there = (await readPipeline(page, other.id)).filter((one) =>
    people.some(({ candidate_id }) => candidate_id === one.candidate_id),
  );
  const here = (await readPipeline(page, job.id)).filter((one) =>
    people.some(({ candidate_id }) => candidate_id === one.candidate_id),
  );
  const statusesThere = async () =>
    (await readPipeline(page, other.id))
      .filter((one) => there.some(({ assignment_id }) => assignment_id === one.assignment_id))
      .map(({ status }) => status);
  return { job, other, people: here, there, statusesThere };
}

/** Selects people, and chooses that they join and leave their other jobs with it. */
async function chooseJoined(page: Page, people: readonly { name: string }[]): Promise<void> {
  for (const { name } of people)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Update Status' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await dialog.getByRole('checkbox', { name: /^Also close their other jobs: / }).check();
}

/** Moves the two who were chosen. */
async function confirmJoined(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await page
    .getByRole('dialog', { name: 'Move 2 candidates to Joined?' })
    .getByRole('button', { name: 'Move to Joined' })
    .click();
}

test('who joins leaves the other jobs with it where that is chosen, and Undo takes both back', async ({
  page,
}) => {
  const { job, other, people, there, statusesThere } = await placeInTwo(page, 1);
  const [person] = people;
  const before = there[0]!.status;
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = cardOf(page, person!.name);
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const tick = dialog.getByRole('checkbox', { name: /^Also close their other jobs?: / });
  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await expect(tick).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await expect(tick).not.toBeChecked();
  for (const { title, jd_id } of person!.also_open)
    await expect(dialog.getByRole('checkbox', { name: `${title} (${jd_id})` })).toBeVisible();
  await expect(dialog.getByText('Also open: ')).toContainText(/ (stays|stay) open\.$/);

  await test.step('without it they stay open', async () => {
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(card).toContainText('Joined');
    expect(await statusesThere()).toEqual([before]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Move undone')).toBeVisible();
  });

  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await tick.check();
  await expect(dialog.getByText('Also open: ')).toContainText(
    'Candidate Declined: Joined another of our jobs.',
  );
  await expectAccessible(page, 'who joins and leaves other jobs', '[role="dialog"]');
  await screenshotAtWidths(page, 'close-other-jobs');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText(/\d+ other jobs? closed with it\./)).toBeVisible();
  expect(await statusesThere()).toEqual(['candidate_declined']);
  await screenshotAtWidths(page, 'other-jobs-closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/\d+ other jobs? open again\./)).toBeVisible();
  expect(await statusesThere()).toEqual([before]);
  await expect(card).toContainText(CANDIDATE_STATUS_LABELS[person!.status]);

  await test.step('from the board as well; the history says why, and that undoing there leaves them closed', async () => {
    await page.goto(`/jobs/${job.id}/candidates?view=board`);
    await menuOf(page, person!.name).click();
    await page.getByRole('menuitem', { name: 'Joined…', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Move ${person!.name} to Joined?` });
    await question.getByRole('checkbox', { name: /^Also close their other jobs?: / }).check();
    await screenshotAtWidths(page, 'close-other-jobs-board');
    await question.getByRole('button', { name: 'Move to Joined' }).click();
    await expect(cardIn(page, 'Joined', person!.name)).toBeVisible();
    await expect(page.getByText(/\d+ other jobs? closed with it\./)).toBeVisible();
    expect(await statusesThere()).toEqual(['candidate_declined']);
    await page.goto(`/candidate/${person!.candidate_id}`);
    const history = page.getByRole('region', { name: `History in ${other.title}` });
    await expect(history).toContainText(`Joined as ${job.title} (${job.jd_id})`);
    await expect(history).toContainText('Joined another of our jobs');
    await page.getByRole('button', { name: `Undo this move in ${job.title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Undo this move?' })).toContainText(
      'If other jobs were closed with it, they stay closed; each is undone in its own history.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Move undone').first()).toBeVisible();
    expect(await statusesThere()).toEqual(['candidate_declined']);
  });
});

test('who stays joined stays out of the other jobs, though the move of many is undone', async ({ page }) => {
  await holdLiveChanges(page);
  const { job, other, people, there } = await placeInTwo(page, 2);
  await page.goto(`/jobs/${job.id}/candidates`);
  await chooseJoined(page, people);
  await confirmJoined(page);
  await expect(page.getByText(/\d+ other jobs? closed with it\./)).toBeVisible();
  const stays = (await readPipeline(page, job.id)).find(
    ({ assignment_id }) => assignment_id === people[0]!.assignment_id,
  );
  await moveByApi(page, stays!, 'offer_released');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^1 of 2 moves undone/)).toBeVisible();
  await expect(page.getByText(/\d+ other jobs? open again\./)).toBeVisible();
  const elsewhere = (one: { candidate_id: string }, among: typeof there) =>
    among.find(({ candidate_id }) => candidate_id === one.candidate_id)?.status;
  const now = await readPipeline(page, other.id);
  expect(elsewhere(people[0]!, now)).toBe('candidate_declined');
  expect(elsewhere(people[1]!, now)).toBe(elsewhere(people[1]!, there));
});

test('many leave their other jobs at once, and one where somebody was quicker is told', async ({ page }) => {
  await holdLiveChanges(page);
  const { job, other, people, there, statusesThere } = await placeInTwo(page, 2);
  await page.goto(`/jobs/${job.id}/candidates`);
  const before = await statusesThere();
  await chooseJoined(page, people);
  await screenshot(page, 'close-other-jobs-of-many');
  const quicker = there[0]!;
  await moveByApi(page, quicker, 'shortlisted');
  await confirmJoined(page);
  await expect(page.getByText('2 candidates → Joined')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not closed' })).toContainText(
    `${quicker.name}, ${other.jd_id}: `,
  );
  expect((await statusesThere()).toSorted()).toEqual(['candidate_declined', 'shortlisted']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+ moves undone\.$/)).toBeVisible();
  await expect(page.getByText(/\d+ other jobs? open again\./)).toBeVisible();
  expect((await statusesThere()).toSorted()).toEqual(['shortlisted', before[1]!].toSorted());
});

test('an open job shows at once that somebody is taken elsewhere meanwhile', async ({ page }) => {
  const { job, other, people, there } = await placeInTwo(page, 1);
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = cardOf(page, people[0]!.name);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(other.jd_id);
  await moveByApi(page, there[0]!, 'selected');
  await expect(card).toContainText(`Selected in ${other.title} (${other.jd_id})`);
});
