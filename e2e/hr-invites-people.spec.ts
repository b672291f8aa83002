import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { linkIn, mailTo, test } from './support/mail.ts';
import { endSessionWith, giveCredentials } from './support/sign-in.ts';

const OWN = 'my own long password';

async function openUsers(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'false');
}

/** The row of a user, once the list is narrowed down to it. */
async function findUser(page: Page, email: string) {
  await page.getByPlaceholder('Search users').fill(email);
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  return row;
}

/** Invites an internal recruiter; answers the temporary password. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Generate' }).click();
  const password = await page.getByLabel('Temporary Password').inputValue();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(`${name} is invited`)).toBeVisible();
  // Which of the two is to be handed over.
  await expect(page.getByText(/^The link is enough\. Only for somebody who cannot open it /)).toContainText(
    `they sign in with ${email}`,
  );
  return password;
}

/** Opens the menu of a user, and chooses by key: a toast may lie over the menu until it goes, and scrolling moves it. */
async function choose(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: `${deed}…`, exact: true }).press('Enter');
}

async function manage(page: Page, name: string, deed: string, confirmLabel: string): Promise<void> {
  await choose(page, name, deed);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirmLabel, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function setOwnPassword(page: Page, button: string): Promise<void> {
  await page.getByLabel('New Password').fill(OWN);
  await page.getByRole('button', { name: button }).click();
}

test('a vendor is invited by mail, joins, is shut out at once and let in again', async ({
  openAs,
  browser,
  baseURL,
  mailServer,
}) => {
  const email = 'farah@hirewell.example';
  const hr = await openAs('hr');
  await openUsers(hr);
  await hr.getByLabel('Full Name').fill('Farah Khan');
  await hr.getByRole('combobox', { name: 'Role', exact: true }).click();
  await hr.getByRole('option', { name: 'HR Recruiter External' }).click();
  // Whoever types the name straight away is led to a new company with it.
  await hr.getByRole('combobox', { name: 'Company', exact: true }).fill('Hire Well');
  await hr.getByRole('option', { name: 'Add new company…' }).click();
  await expect(hr.getByLabel('New Company Name')).toHaveValue('Hire Well');
  await hr.getByRole('textbox', { name: 'Email' }).fill(email);
  await hr.getByRole('button', { name: 'Generate' }).click();
  const temporary = await hr.getByLabel('Temporary Password').inputValue();
  await hr.getByRole('button', { name: 'Create Account' }).click();
  const toast = hr.getByRole('status').or(hr.getByRole('alert')).filter({ hasText: 'User invited' });
  await expect(toast).toContainText('Signup email sent. The profile will be created on first login.');
  await expect(hr.getByText(`A mail to ${email} holds a link`)).toBeVisible();
  await expect(hr.getByLabel('Invitation link')).toHaveCount(0);

  const mail = await mailTo(mailServer, email);
  expect(mail.subject).toBe('You are invited to Niyukti');
  expect(`${mail.text}${mail.html}`).not.toContain(temporary);
  const link = linkIn(mail);
  expect(link).toMatch(new RegExp(`^${baseURL}/invitation#token=`));
  const row = await findUser(hr, email);
  await expect(row).toContainText('Invited');

  const farah = await browser.newPage({ baseURL });
  await farah.goto(link);
  await expect(farah.getByText('Hello Farah Khan')).toContainText(
    'Meera Nair has invited you as HR Recruiter External for Hire Well.',
  );
  await expectAccessible(farah, 'an invitation');
  await setOwnPassword(farah, 'Set Password and Sign In');
  await expect(farah).toHaveURL('/jobs');
  await expect(farah.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  // HR sees it without doing anything.
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Hire Well');
  await expect(hr.getByText('Farah Khan is invited'), 'link and password were taken up').toHaveCount(0);

  await manage(hr, 'Farah Khan', 'Deactivate', 'Deactivate');
  await expect(row).toContainText('Deactivated');
  // and so does Farah, who is out.
  await expect(farah).toHaveURL(/\/auth/);
  await expect(farah.getByRole('main').getByRole('status')).toHaveText(
    'Your session has ended. Please sign in again.',
  );
  await giveCredentials(farah, email, OWN);
  await expect(farah.getByRole('alert')).toContainText('Invalid email or password');

  await manage(hr, 'Farah Khan', 'Activate', 'Activate');
  await expect(row).toContainText('Active');
  await farah.getByRole('button', { name: 'Sign In' }).click();
  await expect(farah).toHaveURL(/\/jobs/);
  await farah.goto(link);
  await expect(farah.getByText('This invitation has been used')).toBeVisible();
  await expect(farah.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await farah.close();
});

test('an invitation is sent again, and revoked', async ({ openAs, browser, baseURL, mailServer, watch }) => {
  watch.expectError(/status of 401/);
  const email = 'asha@niyukti.example';
  const hr = await openAs('hr');
  await openUsers(hr);
  const temporary = await invite(hr, 'Asha Menon', email);
  const card = hr.getByRole('alert').filter({ hasText: 'Asha Menon is invited' });
  await expect(card.locator(':focus'), 'what is to be handed over is next for the keyboard').toHaveCount(1);
  await expect(card).toContainText(temporary);
  const first = linkIn(await mailTo(mailServer, email));
  const row = await findUser(hr, email);

  await choose(hr, 'Asha Menon', 'Send Invitation Again');
  const again = hr.getByRole('dialog', { name: 'Send Invitation Again' });
  await again.getByRole('button', { name: 'Send Again' }).click();
  const another = await again.getByRole('code').textContent();
  expect(another).not.toBe(temporary);
  await expect(again.getByText(`A mail with the new link is on its way to ${email}.`)).toBeVisible();
  await expect(card, 'the link and the password of before').toHaveCount(0);
  await expect(again.locator(':focus'), 'the focus stays in the dialog').toHaveCount(1);
  await expectAccessible(hr, 'sending an invitation again', '[role="dialog"]');
  // What is shown this once does not go by a slip of the hand.
  await hr.keyboard.press('Escape');
  await expect(again.getByRole('code')).toHaveText(another ?? '');
  await again.getByRole('button', { name: 'Done' }).click();
  await expect(again).toBeHidden();
  const second = linkIn(await mailTo(mailServer, email, 2));
  expect(second).not.toBe(first);
  const asha = await browser.newPage({ baseURL });
  await asha.goto(first);
  await expect(asha.getByText('This invitation has been used')).toBeVisible();
  await asha.goto(second);
  await expect(asha.getByText('Hello Asha Menon')).toBeVisible();

  await manage(hr, 'Asha Menon', 'Revoke Invitation', 'Revoke');
  await expect(row).toContainText('Invitation revoked');
  await setOwnPassword(asha, 'Set Password and Sign In');
  await expect(asha.getByRole('alert').filter({ hasText: 'This invitation has been used' })).toBeVisible();
  await asha.goto('/auth');
  await giveCredentials(asha, email, another ?? '');
  await expect(asha.getByRole('alert').filter({ hasText: 'has expired or was revoked' })).toBeVisible();
  // The one of before the second mail is nobody's any more.
  await giveCredentials(asha, email, temporary);
  await expect(asha.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await asha.close();

  await manage(hr, 'Asha Menon', 'Remove Invitation', 'Remove');
  await expect(row).toHaveCount(0);
});

test('who signs in with a temporary password sets an own one before anything else', async ({
  openAs,
  browser,
  baseURL,
}) => {
  const email = 'dev@niyukti.example';
  const hr = await openAs('hr');
  await openUsers(hr);
  const temporary = await invite(hr, 'Dev Anand', email);
  const dev = await browser.newPage({ baseURL });
  await dev.goto('/candidates');
  await giveCredentials(dev, email, temporary);
  await expect(dev.getByText('You signed in with a temporary password.')).toBeVisible();
  await expectAccessible(dev, 'the first password');
  await dev.goto('/jobs');
  await expect(dev.getByText('You signed in with a temporary password.')).toBeVisible();
  expect((await dev.request.get('/api/jobs')).status()).toBe(403);
  await setOwnPassword(dev, 'Set Password');
  await expect(dev.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await dev.close();
});

test('HR finds users, and changes a role that holds at once', async ({ openAs }) => {
  const hr = await openAs('hr');
  const recruiter = await openAs('recruiter');
  await recruiter.goto('/candidates');
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Candidate Management' })).toBeVisible();
  await openUsers(hr);
  await hr.getByRole('combobox', { name: 'Filter by role' }).click();
  await hr.getByRole('option', { name: 'HR Manager' }).click();
  await expect(hr).toHaveURL(/role=hr_manager/);
  await expect(hr.getByText('2 users', { exact: true })).toBeVisible();
  await openUsers(hr);

  const row = await findUser(hr, 'recruiter@niyukti.example');
  const name = 'Farah Siddiqui';
  await choose(hr, name, 'Change Role or Company');
  const dialog = hr.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await hr.getByRole('option', { name: 'HR Manager' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${name} will see and change everything`);
  await expect(dialog.getByRole('button', { name: 'Make HR Manager' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await hr.getByRole('option', { name: 'HR Recruiter External' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please select or enter a company name.')).toBeVisible();
  await expectAccessible(hr, 'changing a role', '[role="dialog"]');
  await dialog.getByRole('combobox', { name: 'Company' }).click();
  await hr.getByRole('option', { name: 'TalentKosh Consultants' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('TalentKosh Consultants');
  // The recruiter is a vendor now, who may not see candidates.
  await expect(recruiter.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('nobody puts the own account out by a slip', async ({ openAs }) => {
  const hr = await openAs('hr');
  await openUsers(hr);
  await findUser(hr, 'hr@niyukti.example');
  await choose(hr, 'Meera Nair', 'Deactivate');
  const dialog = hr.getByRole('dialog', { name: 'Deactivate Your Own Account' });
  await expect(dialog).toContainText('only another HR manager can let you in again');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(hr.getByRole('table', { name: 'Users' })).toContainText('Active');
  await expectAccessible(hr, 'settings');
});

test('whom HR was about to invite is there again after the session has ended', async ({ openAs, watch }) => {
  watch.expectError(/status of 401/);
  const hr = await openAs('hr');
  await openUsers(hr);
  const form = hr.getByRole('region', { name: 'Create User' });
  await form.getByLabel('Full Name').fill('Nila Bose');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await hr.getByRole('option', { name: 'HR Recruiter External' }).click();
  await form.getByRole('combobox', { name: 'Company' }).fill('Bose & Daughters');
  await hr.getByRole('option', { name: 'Add new company…' }).click();
  await form.getByLabel('Email').fill('nila@bose.example');
  await form.getByRole('button', { name: 'Generate' }).click();
  const made = await form.getByLabel('Temporary Password').inputValue();
  await endSessionWith(hr, 'POST', '**/api/users');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(hr).toHaveURL(/\/auth\?redirect=/);
  await giveCredentials(hr, 'hr@niyukti.example', 'Niyukti-demo-1');
  await expect(hr).toHaveURL('/settings');
  await expect(form.getByLabel('Full Name')).toHaveValue('Nila Bose');
  await expect(form.getByLabel('New Company Name')).toHaveValue('Bose & Daughters');
  await expect(form.getByLabel('Email')).toHaveValue('nila@bose.example');
  await expect(form.getByLabel('Temporary Password'), 'no password is kept').not.toHaveValue(made);
  await expect(form.getByLabel('Temporary Password'), 'another is made').toHaveValue(/^(\w{4}-){3}\w{4}$/);
  const kept = await hr.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('create-user')),
  );
  expect(kept).toHaveLength(1);
  expect(JSON.parse(kept[0]?.[1] ?? '').value).not.toHaveProperty('password');
});

test('Settings says which of its parts could not be loaded, and loads them again', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/status of 500/);
  const hr = await openAs('hr');
  await holdLiveChanges(hr);
  const parts = [
    ['users?*', 'Users', 'The users could not be loaded', 'hr@niyukti.example'],
    ['two-step-policy', 'Two-step sign-in', 'The sign-in rules could not be loaded.', 'Required of'],
    ['retention', 'Data retention', 'The rule could not be loaded', 'The rule is off'],
  ] as const;
  for (const [path] of parts)
    await hr.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: '' }));
  await hr.goto('/settings');
  for (const [path, region, failure, loaded] of parts) {
    const part = hr.getByRole('region', { name: region });
    await expect(part.getByText(failure)).toBeVisible();
    await hr.unroute(`**/api/${path}`);
    await part.getByRole('button', { name: 'Retry' }).click();
    await expect(part.getByText(loaded)).toBeVisible();
  }
});
