import { expectAccessible } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, moveByApi, openPipeline, readPipeline } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test("takes the newest move back in the history on the person's page, when its notice is gone", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Devika Raghunathan');
  const find = async () =>
    (await readPipeline(page, job.id)).find(({ candidate_id }) => candidate_id === id)!;
  await page.goto(`/candidate/${id}`);
  const history = page.getByRole('region', { name: `History in ${job.title}` });
  const undo = history.getByRole('button', { name: `Undo this move in ${job.title}` });
  await expect(history).toContainText('Added as Submitted');
  await expect(undo, 'nobody has moved the person').toHaveCount(0);
  await moveByApi(page, await find(), 'shortlisted');
  await moveByApi(page, await find(), 'joined');
  await expect(history).toContainText('Shortlisted → Joined');
  await expect(undo).toHaveCount(1);
  await screenshotAtWidths(page, 'undo-in-history');

  await undo.click();
  const question = page.getByRole('dialog', { name: 'Undo this move?' });
  await expect(question).toContainText(`${name} goes back from Joined to Shortlisted in ${job.title}.`);
  await expectAccessible(page, 'the question before a move is undone', '[role="dialog"]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(undo).toBeFocused();
  await undo.click();
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${name} is Shortlisted again.`)).toBeVisible();
  await expect(history).toContainText('Joined → Shortlisted');
  await expect(history.getByText('Move undone')).toBeVisible();
  await expect(undo, 'what was undone is not undone again').toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(page.locator('body'), 'the button has gone with what it did').not.toBeFocused();
  expect((await find()).status).toBe('shortlisted');
});

test("does so in the history of a job's card, and says so when somebody else was quicker", async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const { job, person } = await openPipeline(page, '', 'quiet');
  const find = async () =>
    (await readPipeline(page, job.id)).find(({ candidate_id }) => candidate_id === person.candidate_id)!;
  await moveByApi(page, await find(), 'selected');
  const card = cardOf(page, person.name);
  await expect(card).toContainText('Selected');
  await card.getByRole('button', { name: `History of ${person.name}` }).click();
  const drawer = page.getByRole('dialog', { name: `History of ${person.name}` });
  const undo = drawer.getByRole('button', { name: 'Undo this move' });
  const question = page.getByRole('dialog', { name: 'Undo this move?' });
  await undo.click();
  await expect(question).toContainText(`${person.name} goes back from Selected to Under Review.`);
  await moveByApi(page, await find(), 'offer_released');
  await expect(drawer).toContainText('Selected → Offer Released');
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Somebody else was quicker')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await find()).status).toBe('offer_released');

  await undo.click();
  await expect(question).toContainText(`${person.name} goes back from Offer Released to Selected.`);
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(drawer.getByText('Move undone')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  await expect(page.locator('body'), 'the focus stays in the drawer').not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(card).toContainText('Selected');

  await signIn(page, 'recruiter');
  await page.goto(`/candidate/${person.candidate_id}`);
  await expect(page.getByRole('region', { name: `History in ${job.title}` })).toContainText('Move undone');
  await expect(page.getByRole('button', { name: /^Undo this move/ })).toHaveCount(0);
});
