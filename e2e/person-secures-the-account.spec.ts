import type { Page } from '@playwright/test';
import { totp } from '../scripts/totp.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { endSessionWith, giveCredentials, PASSWORD } from './support/sign-in.ts';
import { openPublishedJob } from './support/submission.ts';

const NEW_PASSWORD = 'monsoon-kettle-7-veranda';

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Goes through setting up, from the password on; the secret and the recovery codes as they were shown. */
async function setUp(page: Page, what: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, `${what}: QR code`);
  const secret = await page.getByLabel('Or type this key into the app').inputValue();
  // The phone that one sits at cannot scan itself.
  await expect(page.getByRole('link', { name: 'Open in authenticator app' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(' ', '')}`),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Key' }).click();
  await expect(page.getByRole('button', { name: 'Key Copied' })).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(secret.replaceAll(' ', ''));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code of Your App').fill(totp(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Done' }), 'no slip takes them away').toBeDisabled();
  await expectAccessible(page, `${what}: recovery codes`);
  await page.getByLabel('I have kept my recovery codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return { secret, codes };
}

/** The same for whoever is signed in, without the screens. */
async function setUpByApi(page: Page): Promise<void> {
  const send = async (path: string, data: object) => {
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { secret: string };
  };
  const { secret } = await send('/api/account/two-step', { password: PASSWORD });
  await send('/api/account/two-step/confirm', { code: totp(secret) });
}

test('a vendor changes the password and signs other browsers out', async ({
  openAs,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectError(/status of (401|422)/);
  const page = await openAs('vendor2');
  const elsewhere = await browser.newPage({ baseURL });
  const third = await browser.newPage({ baseURL });
  for (const each of [elsewhere, third]) {
    await each.goto('/auth');
    await giveCredentials(each, 'vendor2@niyukti.example');
    await expect(each).toHaveURL('/jobs');
  }
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Active Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expect(sessions.getByRole('listitem').nth(1)).toContainText(/Chrome on \w+/);
  await expect(sessions.getByRole('listitem').nth(1)).toContainText(/ · last used around .* · signed in /);
  await expectAccessible(page, 'security');
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  const form = page.getByRole('region', { name: 'Change Password' });
  await form.getByLabel('Current Password').fill('not the password');
  await form.getByLabel('New Password').fill('password123');
  await expect(form.getByRole('status')).toContainText('add another word');
  await form.getByLabel('New Password').fill(NEW_PASSWORD);
  await expect(form.getByRole('status')).toHaveText('Strong');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('This is not your password')).toBeVisible();
  await form.getByLabel('Current Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('You were signed out everywhere else.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const each of [elsewhere, third]) {
    await each.goto('/profile');
    await expect(each).toHaveURL(/\/auth/);
  }
  await giveCredentials(elsewhere, 'vendor2@niyukti.example', NEW_PASSWORD);
  await expect(elsewhere).toHaveURL('/profile');
  for (const each of [elsewhere, third]) await each.close();
});

test('HR requires two-step sign-in of vendors, who are led to it, and resets it for one', async ({
  openAs,
  page,
  watch,
}) => {
  watch.expectError(/status of (401|403)/);
  const hr = await openAs('hr');
  const vendor = await openAs('vendor');
  await vendor.goto('/profile');
  await vendor.getByLabel('Full Name').fill('Vani Shah-Rao');
  await hr.goto('/settings');
  const card = hr.getByRole('region', { name: 'Two-step sign-in' });
  await expect(card.getByText('Nobody signs in with two steps yet.')).toBeVisible();
  await card.getByRole('checkbox', { name: 'HR Recruiter External' }).check();
  await card.getByRole('button', { name: 'Save Rule' }).click();
  await expect(hr.getByText('Sign-in rules saved')).toBeVisible();
  await expectAccessible(hr, 'two-step rule', 'main');

  // Who is signed in is led there at once, without asking the server for anything, and is back once HR thinks again.
  const isLed = vendor.getByText('Your role signs in with two steps. Set it up to go on.');
  await expect(isLed).toBeVisible();
  await card.getByRole('checkbox', { name: 'HR Recruiter External' }).uncheck();
  await card.getByRole('button', { name: 'Save Rule' }).click();
  await expect(vendor.getByLabel('Full Name')).toHaveValue('Vani Shah-Rao');
  await card.getByRole('checkbox', { name: 'HR Recruiter External' }).check();
  await card.getByRole('button', { name: 'Save Rule' }).click();
  await expect(isLed).toBeVisible();
  // HR is asked before the own role is taken in, as this very screen would give way.
  await card.getByRole('checkbox', { name: 'HR Manager' }).check();
  await card.getByRole('button', { name: 'Save Rule' }).click();
  const ownRole = hr.getByRole('dialog', { name: 'Require two-step sign-in of yourself too?' });
  await expect(ownRole).toBeVisible();
  await expectAccessible(hr, 'the question about the own role', '[role="dialog"]');
  await ownRole.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('checkbox', { name: 'HR Manager' }).uncheck();

  // Then one goes on where one was.
  await vendor.goto('/submissions?search=a');
  await expect(isLed).toBeVisible();
  await expectAccessible(vendor, 'two-step sign-in that is required');
  // What stood in the screen before is not lost by leaving from here, unless that is meant.
  await vendor.getByRole('button', { name: 'Sign out' }).click();
  const question = vendor.getByRole('dialog', { name: 'Sign out and lose what you typed?' });
  await expect(question).toContainText('is not saved yet (in Profile Settings)');
  await expectAccessible(vendor, 'the question in place of the screens', '[role="dialog"]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  const { secret } = await setUp(vendor, 'required');
  await expect(vendor).toHaveURL('/submissions?search=a');
  await expect(vendor.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();

  await hr.reload();
  // Beside what else HR does for somebody who cannot get in, and below, where the rule is.
  const askToReset = async () => {
    await hr.getByPlaceholder('Search users').fill('vendor@niyukti.example');
    await expect(hr.getByText('1 user', { exact: true })).toBeVisible();
    await hr.getByRole('button', { name: /^Manage / }).click();
    await hr.getByRole('menuitem', { name: 'Reset Two-Step Sign-in' }).click();
  };
  await askToReset();
  await hr.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('combobox').click();
  await hr.getByRole('option', { name: /vendor@niyukti\.example/ }).click();
  await card.getByRole('button', { name: 'Reset' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(hr.getByText('Two-step sign-in reset')).toBeVisible();
  await vendor.goto('/jobs');
  await expect(vendor).toHaveURL(/\/auth/);

  await page.goto('/auth');
  await giveCredentials(page, 'vendor@niyukti.example');
  await expect(page.getByText('Your role signs in with two steps. Set it up to go on.')).toBeVisible();
  expect(secret).not.toBe('');
  await setUpByApi(page);
  await hr.reload();
  await askToReset();
  await hr.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(hr.getByText('Two-step sign-in reset')).toBeVisible();
  await page.goto('/jobs');
  await giveCredentials(page, 'vendor@niyukti.example');
  await expect(page.getByText('Your role signs in with two steps. Set it up to go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await card.getByRole('checkbox', { name: 'HR Recruiter External' }).uncheck();
  await card.getByRole('button', { name: 'Save Rule' }).click();
  await expect(card.getByRole('button', { name: 'Save Rule' })).toBeDisabled();
});

test('a recruiter signs in with two steps, and comes back to what was typed when the session has ended', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of (401|422)/);
  await page.goto('/auth');
  await giveCredentials(page, 'recruiter@niyukti.example');
  await expect(page).toHaveURL('/jobs');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Two-Step Sign-in' });
  await card.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByLabel('Your Password')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByRole('button', { name: 'Set Up' }).click();
  const { secret, codes } = await setUp(page, 'profile');
  await expect(card.getByText('You have 10 recovery codes left')).toBeVisible();

  await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Kulkarni');
  await page
    .getByRole('textbox', { name: 'Reason for Recommendation' })
    .fill('Typed before the session ended.');
  const address = page.url();
  await endSessionWith(page, 'GET', '**/api/account');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await giveCredentials(page, 'recruiter@niyukti.example');
  await expect(
    page.getByText('Enter the code that your authenticator app shows for this account.'),
  ).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByText('Ask an HR manager to reset your two-step sign-in.')).toBeVisible();
  await expectAccessible(page, 'code');
  await giveCode(page, '12');
  await expect(page.getByText('Please enter the 6 digits that your app shows')).toBeVisible();
  await giveCode(page, totp(secret, 1));
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Kulkarni');
  await expect(page.getByRole('textbox', { name: 'Reason for Recommendation' })).toHaveValue(
    'Typed before the session ended.',
  );

  await page.goto('/profile');
  const name = page.getByRole('region', { name: 'Personal Information' }).getByLabel('Full Name');
  await expect(card.getByText('You have 10 recovery codes left')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Active Sessions' }).getByText('This browser')).toBeVisible();
  await expect(page.getByText('Loading API tokens...')).toHaveCount(0);
  await name.fill('Farah Typed Before');
  await endSessionWith(page, 'PATCH', '**/api/profile');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your session has ended. Please sign in again. What you typed is kept.',
  );
  await giveCredentials(page, 'recruiter@niyukti.example');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery Code').fill('none-of-mine');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This is none of your recovery codes, or it was used already.')).toBeVisible();
  await page.getByLabel('Recovery Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await expect(card.getByText('You have 9 recovery codes left')).toBeVisible();
  await expect(name).toHaveValue('Farah Typed Before');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(name).not.toHaveValue('Farah Typed Before');

  await card.getByRole('button', { name: 'New Recovery Codes' }).click();
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make New Codes' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('I have kept my recovery codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('You have 10 recovery codes left')).toBeVisible();

  await card.getByRole('button', { name: 'Turn Off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await expectAccessible(page, 'password again', '[role="dialog"]');
  await dialog.getByLabel('Your Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Set Up' })).toBeVisible();
});
