import type { Locator } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { expectAccessible } from './support/accessible.ts';
import { findMatching } from './support/find-matching.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { findJob, moveByApi, readPipeline } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

test('whom one has assigned is taken back by keyboard, while the dialog is open', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const { dialog, people } = await findMatching(page);
  const name = await people.first().getByRole('link').innerText();
  const row = people.filter({ has: page.getByRole('link', { name, exact: true }) });
  const undo = dialog.getByRole('button', { name: `Undo assigning ${name}` });
  await row.getByRole('button', { name: `Assign ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`${name} assigned.`);
  await expect(row).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().focus();
  // Assign Selected, beside it, cannot be pressed.
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(1);
  await expect(undo).toHaveCount(0);
  // The same deed: the toast's has gone with it, and the focus is still in the dialog.
  await expect(page.getByRole('button', { name: `Undo assigning ${name}` })).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'assigning taken back', '[role="dialog"]');
});

test('a double click assigns once, and nobody who moves up under the pointer', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/assignments'))
      asked.push(request.postDataJSON());
  });
  /** both presses before the first is drawn */
  const pressTwice = (button: Locator) =>
    button.evaluate((it: { click: () => void }) => {
      it.click();
      it.click();
    });
  const { dialog, people } = await findMatching(page);
  const nameOf = (at: number) => people.nth(at).getByRole('link').innerText();
  const rowOf = (name: string) => people.filter({ has: page.getByRole('link', { name, exact: true }) });

  const [first, second] = [await nameOf(0), await nameOf(1)];
  const button = dialog.getByRole('button', { name: `Assign ${first}`, exact: true });
  await pressTwice(button);
  await expect(rowOf(first)).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await expect(people.first()).toContainText(second);

  // The first press of the double click is answered before the second.
  const box = (await dialog.getByRole('button', { name: `Assign ${second}`, exact: true }).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(rowOf(second)).toHaveCount(0);
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const third = await nameOf(0);
  await dialog.getByRole('checkbox', { name: `Select ${third}` }).check();
  await pressTwice(dialog.getByRole('button', { name: 'Assign Selected' }));
  await expect(rowOf(third)).toHaveCount(0);
  // So the press before assigned nobody.
  expect(asked).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const existing = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  await existing.getByRole('checkbox').first().check();
  await pressTwice(existing.getByRole('button', { name: 'Assign', exact: true }));
  await expect(existing).toHaveCount(0);
  expect(asked).toHaveLength(4);
  await expect(page.getByText(messages.assignment.nobodyAssigned.title)).toHaveCount(0);
});

test('who can be assigned stays in place when the scores come and when others change something', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  let asked = 0;
  await page.route(`**/api/jobs/${job.id}/assignable-candidates*`, async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as { items: unknown[] };
    asked += 1;
    // From the second time on another order; and at first one by which nobody is the best.
    await route.fulfill({ json: asked === 1 ? { ...found, items: found.items.toReversed() } : found });
  });
  const release = await holdBack(page, `**/api/jobs/${job.id}/match-scores`);
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(20);
  const order = () => boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')));
  const first = await order();
  await boxes.first().check();
  release();
  await expect(dialog.getByLabel(/^Match \d+%$/)).toHaveCount(20);
  expect(await order()).toEqual(first);

  const [person] = await readPipeline(page, job.id);
  await moveByApi(page, person!, 'shortlisted');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(dialog.getByLabel(/^Match \d+%$/)).toHaveCount(20);
  expect(await order()).toEqual(first);
  await expect(boxes.first()).toBeChecked();
});

test('several are chosen and assigned by keyboard, and the focus stays in the dialog', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const { dialog, people } = await findMatching(page);
  const boxes = people.getByRole('checkbox');
  const assign = dialog.getByRole('button', { name: 'Assign Selected' });
  await expect(assign).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  const choose = async () => {
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(boxes.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toContainText('2 candidates selected');
    return [
      await people.nth(0).getByRole('link').innerText(),
      await people.nth(1).getByRole('link').innerText(),
    ];
  };
  const areGone = async (names: string[]) => {
    for (const name of names)
      await expect(people.filter({ has: page.getByRole('link', { name, exact: true }) })).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  };

  let names = await choose();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('2 candidates assigned.');
  await areGone(names);

  names = await choose();
  await assign.focus();
  await page.keyboard.press('Enter');
  await areGone(names);
  // On it goes with the next of the list.
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
});
