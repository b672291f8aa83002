import { messages } from '../contract/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';

test('a recruiter changes the own phone and company; the role stays', async ({ openAs }) => {
  const page = await openAs('recruiter');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Current Role' })).toContainText('HR Recruiter Internal');
  await page.getByLabel('Company').fill('Niyukti Talent Team');
  await page.getByLabel('Phone').fill('098765-43210');
  await page.getByLabel('Full Name').fill('');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Kavya Raghunathan');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Kavya Raghunathan, KR' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavya Raghunathan');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await expect(page.getByLabel('Company')).toHaveValue('Niyukti Talent Team');

  const vendor = await openAs('vendor');
  await vendor.goto('/profile');
  await expect(vendor.getByLabel('Company')).not.toBeEditable();
});

test('a change made meanwhile elsewhere is told, not overwritten', async ({ openAs, watch }) => {
  watch.expectError(/status of 409/);
  const first = await openAs('vendor');
  const second = await openAs('vendor');
  for (const page of [first, second]) {
    await page.goto('/profile');
    await expect(page.getByLabel('Full Name')).toBeVisible();
  }
  await first.getByLabel('Phone').fill('+91 90000 11111');
  await first.getByRole('button', { name: 'Update Profile' }).click();
  await expect(first.getByText('Profile updated successfully!')).toBeVisible();
  await second.getByLabel('Phone').fill('+91 90000 22222');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  const compare = second.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  await expect(compare.getByRole('radiogroup', { name: 'Phone' })).toContainText('+91 90000 11111');
  await compare.getByRole('radio', { name: 'Mine' }).check();
  await compare.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Profile updated successfully!')).toBeVisible();
  await expect(second.getByLabel('Phone')).toHaveValue('+91 90000 22222');
});

test('what is being typed stays when HR changes the company meanwhile', async ({ openAs, watch }) => {
  watch.expectError(/status of 409/);
  const vendor = await openAs('vendor2');
  await vendor.goto('/profile');
  await vendor.getByLabel('Full Name').fill('Lakshmi Subramanian Iyer');
  const hr = await openAs('hr');
  await hr.goto('/settings');
  const listed = await hr.request.get('/api/users?search=vendor2@niyukti.example');
  const [user] = ((await listed.json()) as { items: { user_id: string; version: number }[] }).items;
  const changed = await hr.request.patch(`/api/users/${user!.user_id}`, {
    headers: { origin: new URL(hr.url()).origin },
    data: { role: 'vendor', company_name: 'TalentKosh India', version: user!.version },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await expect(vendor.getByText('Someone else has changed this profile since.')).toBeVisible();
  await expect(vendor.getByLabel('Full Name')).toHaveValue('Lakshmi Subramanian Iyer');
  await vendor.getByRole('button', { name: 'Update Profile' }).click();
  const compare = vendor.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  await expect(compare.getByRole('region', { name: 'Only they changed' })).toContainText('TalentKosh India');
  await compare.getByRole('button', { name: 'Save' }).click();
  await expect(vendor.getByText('Profile updated successfully!')).toBeVisible();
  await expect(vendor.getByLabel('Full Name')).toHaveValue('Lakshmi Subramanian Iyer');
  await expect(vendor.getByLabel('Company')).toHaveValue('TalentKosh India');
});

test('what stands below a profile that could not be loaded stays in sight while Retry asks', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/status of 500/);
  const page = await openAs('recruiter');
  await holdLiveChanges(page);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/profile');
  const failure = page.getByRole('alert').filter({ hasText: messages.screen.profileErrorTitle });
  await expect(failure).toBeVisible();
  const below = page.getByRole('heading', { name: 'Keyboard', exact: true });
  await expect(below).toBeVisible();
  await page.unroute('**/api/profile');
  const release = await holdBack(page, '**/api/profile');
  const asked = page.waitForRequest('**/api/profile');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(failure.getByRole('button', { name: 'Retry' })).toBeDisabled();
  await expect(failure).toBeVisible();
  await expect(below).toBeVisible();
  release();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(failure).toHaveCount(0);
});
