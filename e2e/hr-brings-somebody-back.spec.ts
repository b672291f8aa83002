import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, openPipeline, readPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

const WHY = 'The budget comes in April';
const onHold = new RegExp(`Since [A-Z][a-z]+ \\d{1,2}, \\d{4}: ${WHY}`);

/** In the dialog that asks why: says it, and sends. */
async function sayWhy(page: Page, name: string, why: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}

test('reads on the card why somebody is on hold and since when, and brings them back to where they were', async ({
  page,
  openAs,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const more = card.getByRole('button', { name: `Other outcomes for ${person.name}` });
  const back = card.getByRole('button', { name: 'Bring back to Under Review', exact: true });
  await expect(back).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  await sayWhy(page, 'Put on hold', WHY);
  await expect(card).toContainText(onHold);
  await expect(back).toBeVisible();
  await screenshot(page, 'card-on-hold');
  await expectAccessible(page, 'a card of somebody on hold');

  // Whoever may not move people reads it too.
  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/jobs/${job.id}/candidates`);
  await expect(cardOf(recruiter, person.name)).toContainText(onHold);
  await expect(recruiter.getByRole('button', { name: /^Bring back/ })).toHaveCount(0);

  await back.click();
  await expect(page.getByText(`${person.name}: On Hold → Under Review`)).toBeVisible();
  await expect(back).toHaveCount(0);
  await expect(card).not.toContainText(WHY);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText(onHold);

  // On the person's page, too, whose history tells it.
  await page.goto(`/candidate/${person.candidate_id}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: job.title, exact: true }) });
  await expect(row).toContainText(onHold);
  await screenshot(page, 'candidate-on-hold');
  await row.getByRole('button', { name: `Bring back to Under Review in ${job.title}` }).click();
  await expect(row).not.toContainText(WHY);
  await expect(page.getByText('Brought back from hold').first()).toBeVisible();
});

test('on the board: by the menu, or by taking the card back to a column into which nobody is moved otherwise', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardIn = (stage: string) => column(stage).getByRole('listitem').filter({ hasText: person.name });
  const menu = page.getByRole('button', { name: `Move ${person.name} to…`, exact: true });
  const put = async (stage: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: stage, exact: true }).click();
  };
  await put('On Hold…');
  await sayWhy(page, 'Put on hold', WHY);
  await expect(cardIn('On Hold')).toContainText(onHold);
  await screenshot(page, 'board-on-hold');
  await put('Bring back to Under Review');
  await expect(cardIn('Under Review')).not.toContainText(WHY);
  await put('On Hold…');
  await sayWhy(page, 'Put on hold', WHY);
  await expect(cardIn('On Hold')).toContainText(onHold);

  // One column to the left of where it stands is where it was put on hold.
  await page.getByRole('button', { name: `Move ${person.name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  const said = page.locator('[aria-live="assertive"]');
  await expect(said.filter({ hasText: `Lifted ${person.name}` })).toHaveCount(1);
  await page.evaluate('new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)))');
  await page.keyboard.press('ArrowLeft');
  await expect(said.filter({ hasText: 'Over Under Review.' })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(cardIn('Under Review')).toBeVisible();
  const saved = async () =>
    (await readPipeline(page, job.id)).find(({ name }) => name === person.name)?.status;
  await expect.poll(saved).toBe('under_review');

  // Of who is rejected the main reason stands there.
  await put('Declined…');
  const declined = page.getByRole('dialog', { name: 'Declined' });
  await declined.getByRole('radio', { name: 'Rejected' }).check();
  await declined.getByRole('combobox', { name: 'Main reason' }).selectOption('Skills do not fit');
  await declined.getByRole('button', { name: 'Move to Declined' }).click();
  await expect(cardIn('Declined')).toContainText('Reason: Skills do not fit');
});
