import type { Locator, Page } from '@playwright/test';
import { formatArrangedDay } from '../contract/dates.ts';
import { cardIn, column, menuOf, openBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, findJob, moveByApi, pickInterviewDay } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const STATUS_CALL = '**/api/assignments/*/status';
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function countIn(page: Page, stage: string): Promise<number> {
  return Number(await column(page, stage).locator('.mantine-Badge-label').first().innerText());
}

/** Takes a card by keyboard. The board listens for arrows a moment after it has said so, which no hand is quick enough to notice. */
async function lift(page: Page, name: string): Promise<void> {
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live="assertive"]').filter({ hasText: `Lifted ${name}` })).toHaveCount(1);
  await page.evaluate('new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)))');
}

/** Takes a card with the mouse and drops it on a column. */
async function drag(page: Page, card: Locator, target: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + from.height - 14);
  await page.mouse.down();
  await page.mouse.move(from.x + 45, from.y + from.height - 10, { steps: 4 });
  const to = (await target.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, Math.max(to.y, 80) + 60, { steps: 10 });
  await expect(target).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}

test('by pointer, and takes it back', async ({ page }) => {
  const { name } = await openBoard(page);
  const before = await countIn(page, 'Shortlist');
  await drag(page, cardIn(page, 'Under Review', name), column(page, 'Shortlist'));
  await expect(cardIn(page, 'Shortlist', name)).toBeVisible();
  expect(await countIn(page, 'Shortlist')).toBe(before + 1);
  await expect(page.getByText('Candidate status has been updated successfully.')).toBeVisible();
  await screenshot(page, 'board-moved');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is Under Review again.`)).toBeVisible();
  await expect(cardIn(page, 'Under Review', name)).toBeVisible();
  expect(await countIn(page, 'Shortlist')).toBe(before);

  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  await expect(history.getByText('Shortlisted → Under Review')).toBeVisible();
  await expect(history.getByText('Move undone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(menuOf(page, name)).toBeFocused();
});

test('and no column changes its width before the pointer has left the board', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'empty');
  const [person] = await assignPeople(page, id, 1);
  const { name } = person!;
  await page.goto(`/jobs/${id}/candidates?view=board`);
  await expect(cardIn(page, 'Under Review', name)).toBeVisible();
  const widths = async () =>
    Promise.all(
      (await page.locator('[data-column]').all()).map(async (each) => (await each.boundingBox())!.width),
    );
  const card = cardIn(page, 'Under Review', name);
  await card.hover();
  const before = await widths();
  const place = (await card.boundingBox())!;
  await page.mouse.down();
  // In the gap between two columns it goes to the nearer one.
  const [selected, offer] = [column(page, 'Selected'), column(page, 'Offer')];
  const gap = (await offer.boundingBox())!;
  await page.mouse.move(gap.x - 3, place.y + 60, { steps: 10 });
  await expect(offer).toHaveAttribute('data-over', 'true');
  expect(await card.boundingBox()).toEqual(place);
  expect(await widths()).toEqual(before);
  await screenshot(page, 'board-held');
  await page.mouse.up();
  await expect(cardIn(page, 'Offer', name)).not.toHaveAttribute('data-saving');
  await page.mouse.move(gap.x + 20, place.y + 70);
  await expect(page.getByText('Candidate status has been updated successfully.')).toBeVisible();
  expect(await widths()).toEqual(before);
  await screenshot(page, 'board-dropped');
  // Nor for its menu, by which it is moved on.
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Selected' }).click();
  await expect(cardIn(page, 'Selected', name)).not.toHaveAttribute('data-saving');
  expect(await widths()).toEqual(before);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(async () => (await selected.boundingBox())!.width).toBeGreaterThan(200);
  await expect.poll(async () => (await column(page, 'Under Review').boundingBox())!.width).toBe(118);
  await screenshot(page, 'board-left');
});

test('to a stage that is out of sight, as the board moves on below a card at its edge, and back', async ({
  page,
}) => {
  const { name } = await openBoard(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = page.getByRole('region', { name: 'Board', exact: true });
  const { x, y, width } = (await board.boundingBox())!;
  /** whether a stage stands between the board's edges */
  const isWithin = async (stage: string) => {
    const box = (await column(page, stage).boundingBox())!;
    return box.x >= x && box.x + box.width <= x + width;
  };
  await screenshot(page, 'board-1440');
  expect(await isWithin('Declined')).toBe(false);
  const card = cardIn(page, 'Under Review', name);
  const { height } = (await card.boundingBox())!;
  // Waits until the card stands still after the window has changed.
  await card.hover({ position: { x: 30, y: height - 14 } });
  await page.mouse.down();
  await page.mouse.move(x + width - 8, y + 120, { steps: 10 });
  await expect.poll(() => isWithin('Declined')).toBe(true);
  await page.mouse.move(x + 8, y + 120, { steps: 10 });
  await expect.poll(() => isWithin('Submitted')).toBe(true);
  await page.mouse.move(x + width - 8, y + 120, { steps: 10 });
  await expect(column(page, 'Declined')).toHaveAttribute('data-over', 'true');
  await screenshot(page, 'board-1440-end');
  await page.mouse.up();
  const dialog = page.getByRole('dialog').filter({ hasText: name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cardIn(page, 'Under Review', name)).toHaveCount(1);
});

test('by keyboard, each step said aloud', async ({ page }) => {
  const { name } = await openBoard(page);
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: /./ });
  await lift(page, name);
  await expect(said).toContainText(`Lifted ${name}, in Under Review.`);
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Over On Hold.');
  await page.keyboard.press('Escape');
  await expect(said).toContainText(`${name} stays in Under Review.`);
  await expect(cardIn(page, 'Under Review', name)).toBeVisible();

  await lift(page, name);
  await expect(said).toContainText(`Lifted ${name}`);
  for (const stage of ['On Hold', 'Shortlist', 'Interview']) {
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText(`Over ${stage}.`);
  }
  await page.keyboard.press('Space');
  await expect(cardIn(page, 'Interview', name)).toContainText('Interview Scheduled');
  await expect(handle(page, name)).toBeFocused();

  // To a column that does not stand in the window yet.
  await expect(cardIn(page, 'Interview', name)).not.toHaveAttribute('data-saving');
  await lift(page, name);
  await expect(said).toContainText(`Lifted ${name}, in Interview.`);
  for (const stage of ['Selected', 'Offer', 'Joined']) {
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText(`Over ${stage}.`);
  }
  await page.keyboard.press('Enter');
  // A hire is asked about first.
  const question = page.getByRole('dialog', { name: `Move ${name} to Joined?` });
  await expect(question).toContainText('This counts as a hire.');
  await expect(question).toContainText(/Also open: JD-\d+ \(.+ (stays|stay) open\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(page, 'Interview', name)).toBeVisible();
  await menuOf(page, name).click();
  await expect(page.getByText('Submitted and Under Review cannot be set by hand')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Joined…', exact: true }).click();
  await question.getByRole('button', { name: 'Move to Joined' }).click();
  await expect(cardIn(page, 'Joined', name)).toBeVisible();
});

test('to Declined saying which and why, and not to where nobody is moved by hand', async ({ page }) => {
  const { name } = await openBoard(page);
  const card = cardIn(page, 'Under Review', name);
  await drag(page, card, column(page, 'Submitted'));
  await expect(page.getByRole('alert')).toContainText(
    'Nobody is moved to Submitted by hand: people come here by being added or submitted.',
  );
  await expect(card).toBeVisible();

  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declined' });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('Rejected');
  await dialog.getByRole('button', { name: 'Move to Declined' }).click();
  await expect(dialog.getByText('Please choose one')).toBeVisible();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();

  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  await dialog.getByRole('radio', { name: 'Candidate Declined' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Has taken another offer.');
  await dialog.getByRole('button', { name: 'Move to Declined' }).click();
  await expect(cardIn(page, 'Declined', name)).toContainText('Candidate Declined');
});

test('and sees the card go back when it could not be saved', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|status of 409/);
  const person = await openBoard(page);
  const { name } = person;
  await page.route(STATUS_CALL, (route) => route.abort());
  await drag(page, cardIn(page, 'Under Review', name), column(page, 'Shortlist'));
  await expect(page.getByText('Failed to update candidate status. Please try again.')).toBeVisible();
  await expect(cardIn(page, 'Under Review', name)).toBeVisible();
  await expect(cardIn(page, 'Shortlist', name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.unroute(STATUS_CALL);

  await page.route(STATUS_CALL, async (route) => {
    await moveByApi(page, person, 'selected');
    await route.continue();
  });
  await drag(page, cardIn(page, 'Under Review', name), column(page, 'Shortlist'));
  await expect(page.getByText(`${name} has been moved to Selected meanwhile.`)).toBeVisible();
  await expect(cardIn(page, 'Selected', name)).toBeVisible();
});

test('whoever comes to an interview or an offer is told of with what is left to say', async ({ page }) => {
  // The column stands in view, or the board would go along under the pointer.
  await page.setViewportSize({ width: 1920, height: 900 });
  const { name } = await openBoard(page);
  await drag(page, cardIn(page, 'Under Review', name), column(page, 'Interview'));
  await expect(cardIn(page, 'Interview', name)).toContainText('Interview time not set');
  const setTime = page.getByRole('button', { name: 'Set interview…' });
  await expect(setTime).toBeVisible();
  await screenshot(page, 'board-left-to-say');
  await setTime.click();
  const interview = page.getByRole('dialog', { name: 'Set interview' });
  const day = await pickInterviewDay(interview);
  await interview.getByLabel('Interview time').fill('11:00');
  await interview.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Interview saved')).toBeVisible();
  await expect(cardIn(page, 'Interview', name)).toContainText('Interview on');

  // Who has a time is only told of; and so is whoever was moved, once the job is left.
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Set offer…' })).toBeVisible();
  // Nothing else would tell that nobody is to come any more.
  await expect(page.getByText(`The interview of ${formatArrangedDay(day)}, 11:00 am is off.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set offer…' })).toBeHidden();
});

test('who has left the job by then is told of the move alone', async ({ page }) => {
  const { name } = await openBoard(page);
  let save = () => {};
  const isToSave = new Promise<void>((resolve) => (save = resolve));
  await page.route(STATUS_CALL, async (route) => {
    await isToSave;
    await route.continue();
  });
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Interview', exact: true }).click();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  save();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set interview…' })).toBeHidden();
});

test('on a phone without dragging', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name } = await openBoard(page);
  await page.getByLabel('Go to stage').selectOption('under_review');
  await expect(column(page, 'Under Review').getByRole('heading')).toBeInViewport();
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Offer' }).click();
  await page.getByLabel('Go to stage').selectOption('offer');
  await expect(column(page, 'Offer').getByRole('heading')).toBeInViewport();
  await expect(column(page, 'Under Review').getByRole('heading')).not.toBeInViewport();
  await expect(cardIn(page, 'Offer', name)).toBeVisible();
  await screenshot(page, 'board-phone');
  // The choice says where one is, also after swiping there.
  await column(page, 'Shortlist').evaluate((each) => each.scrollIntoView({ inline: 'start' }));
  await expect(page.getByLabel('Go to stage')).toHaveValue('shortlist');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
