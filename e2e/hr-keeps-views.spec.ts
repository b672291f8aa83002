import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expectSettled, names } from './support/candidate-list.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('keeps filters and order under a name, comes back to them, and renames and deletes the view', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const views = page.getByRole('button', { name: 'Views' });
  await page.goto('/candidates?experience_min=5&sort=name&search=a');
  await expectSettled(page);
  await views.click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Seniors by name');
  await expectAccessible(page, 'save a view', '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('View saved')).toBeVisible();

  await page.goto('/candidates');
  await expectSettled(page);
  await views.click();
  await page.getByRole('menuitem', { name: 'Seniors by name' }).click();
  await expect(page).toHaveURL('/candidates?experience_min=5&sort=name');
  await expectSettled(page);
  // Back is what the list showed before.
  await page.goBack();
  await expect(page).toHaveURL('/candidates');
  await page.goForward();
  await expect(views).toHaveText('Views: Seniors by name');

  // By keyboard: another name, but not one that is taken.
  const taken = { list: 'candidates', name: 'Taken', query: 'sort=oldest' };
  const headers = { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/saved-views', { data: taken, headers })).ok()).toBe(true);
  const renaming = page.getByRole('dialog', { name: 'Rename view' });
  const openRenaming = async (name: string) => {
    await views.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: `Rename “${name}”…` }).press('Enter');
    await expect(renaming.getByLabel('Name')).toBeFocused();
    await expect(renaming.getByLabel('Name')).toHaveValue(name);
  };
  await openRenaming('Seniors by name');
  await renaming.getByLabel('Name').fill('TAKEN');
  await page.keyboard.press('Enter');
  await expect(renaming.getByText('Another of your views of this list has this name')).toBeVisible();
  await expect(renaming.getByLabel('Name')).toHaveValue('TAKEN');
  await expectAccessible(page, 'rename a view', '[role="dialog"]');
  await screenshot(page, 'rename-view');
  await renaming.getByLabel('Name').fill('Seniors, A to Z');
  await page.keyboard.press('Enter');
  await expect(page.getByText('View renamed')).toBeVisible();
  await expect(renaming).toHaveCount(0);
  await expect(views).toHaveText('Views: Seniors, A to Z');
  await expect(views).toBeFocused();
  await openRenaming('Seniors, A to Z');
  await renaming.getByLabel('Name').fill('Seniors by name');
  await page.keyboard.press('Enter');
  await expect(views).toHaveText('Views: Seniors by name');
  await expect(renaming).toHaveCount(0);
  const { items } = (await (await page.request.get('/api/saved-views?list=candidates')).json()) as {
    items: { id: string; name: string }[];
  };
  const other = items.find(({ name }) => name === 'Taken')?.id ?? '';
  expect((await page.request.delete(`/api/saved-views/${other}`, { headers })).ok()).toBe(true);

  await page.reload();
  await expectSettled(page);
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete “Seniors by name”' }).click();
  const deleted = page.getByRole('status').filter({ hasText: 'View deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete “Seniors by name”' }).click();
  await expect(deleted).toBeVisible();
  await views.click();
  await expect(page.getByText('No saved views yet')).toBeVisible();
});

test('a view that was sorted otherwise is updated, and no other gives way without a question', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await page.goto('/candidates?experience_min=5&sort=name');
  const views = page.getByRole('button', { name: 'Views' });
  const view = { list: 'candidates', name: 'Seniors by name', query: 'experience_min=5&sort=name' };
  const headers = { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/saved-views', { data: view, headers })).ok()).toBe(true);
  await page.reload();
  await expect(views).toHaveText('Views: Seniors by name');
  const deed = (name: string) => page.getByRole('menuitem', { name });
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Most experience' }).click();
  await expect(page).toHaveURL('/candidates?experience_min=5&sort=-experience');
  await expect(views).toHaveText('Views: Seniors by name (changed)');
  // It is that view's list after a look at somebody, and after a reload.
  await expectSettled(page);
  await names(page).first().click();
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await page.reload();
  await expect(views).toHaveText('Views: Seniors by name (changed)');

  await views.click();
  await expect(deed('Seniors by name').first()).toBeVisible();
  await inBothSchemes(page, (scheme) => screenshot(page, `views-changed-${scheme}`));
  // Given another name elsewhere meanwhile, it keeps that.
  const [{ id }] = (
    (await (await page.request.get('/api/saved-views?list=candidates')).json()) as {
      items: [{ id: string }];
    }
  ).items;
  const rename = async (name: string) => {
    const answer = await page.request.patch(`/api/saved-views/${id}`, { data: { name }, headers });
    expect(answer.ok()).toBe(true);
  };
  await rename('Seniors first');
  await deed('Update “Seniors by name”').click();
  await expect(views).toHaveText('Views: Seniors first');
  await told('View updated').getByRole('button', { name: 'Undo' }).click();
  await expect(views).toHaveText('Views: Seniors first (changed)');
  await rename('Seniors by name');
  await page.reload();
  await expect(views).toHaveText('Views: Seniors by name (changed)');

  // Under its name another is saved only after a question, which Enter once more does not answer.
  await views.click();
  await deed('Save as another view…').click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill(' SENIORS  by name ');
  await page.keyboard.press('Enter');
  const question = dialog
    .getByRole('alert')
    .filter({ hasText: 'You have a view “Seniors by name” already.' });
  await expect(question).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/saved-views'));
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(409);
  await expect(question).toBeVisible();
  await expectAccessible(page, 'replace a view', '[role="dialog"]');
  await inBothSchemes(page, (scheme) => screenshot(page, `view-replace-${scheme}`));
  await dialog.getByLabel('Name').fill('Seniors by experience');
  await expect(question).toHaveCount(0);
  await dialog.getByLabel('Name').fill('SENIORS by name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // A second press does not answer a question that nobody has read.
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(views).toHaveText('Views: SENIORS by name');
  await expect(dialog).toHaveCount(0);
  await told('View replaced').getByRole('button', { name: 'Undo' }).click();
  await expect(views).toHaveText('Views: Seniors by name (changed)');

  // The step back is the view itself.
  await page.goBack();
  await expect(page).toHaveURL('/candidates?experience_min=5&sort=name');
  await expect(views).toHaveText('Views: Seniors by name');
});
