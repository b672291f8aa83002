import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/fixtures.ts';
import { linkIn, mailTo, test } from './support/mail.ts';
import { giveCredentials } from './support/sign-in.ts';

const PASSWORD = 'Niyukti-demo-1';
const NEW_PASSWORD = 'monsoon-kettle-7-veranda';

/** The page that a mail's link leads to, on the server of the journey. */
function pathIn(mail: Parameters<typeof linkIn>[0]): string {
  const url = new URL(linkIn(mail));
  return `${url.pathname}${url.hash}`;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'If this e-mail belongs to an account, a link for a new password is on its way. It works once, for 60 minutes.',
  );
}

test('a recruiter chooses a new password by a mailed link, once', async ({
  page,
  openAs,
  mailServer,
  watch,
}) => {
  watch.expectError(/status of (401|422)/);
  const signedIn = await openAs('recruiter');
  await signedIn.goto('/jobs');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page, 'forgotten password');
  await askForLink(page, 'nobody@niyukti.example');
  await askForLink(page, 'Recruiter@niyukti.example');
  await expectAccessible(page, 'link asked for');
  const mail = await mailTo(mailServer, 'recruiter@niyukti.example');
  expect(mail.subject).toBe('Choose a new password for Niyukti');
  expect(mailServer.taken.filter(({ to }) => to.includes('nobody@niyukti.example'))).toEqual([]);

  const path = pathIn(mail);
  await page.goto(path);
  await expect(page.getByLabel('Email')).toHaveValue('recruiter@niyukti.example');
  await page.getByLabel('New Password').fill('qwertyuiop1');
  await expect(page.getByRole('status')).toContainText('add another word');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('This password is too easy to guess. Add another word or two.')).toBeVisible();
  await expectAccessible(page, 'new password');
  await page.getByLabel('New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  const told = await mailTo(mailServer, 'recruiter@niyukti.example', 2);
  expect(told.subject).toBe('Your Niyukti password was changed');

  await giveCredentials(page, 'recruiter@niyukti.example', PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await giveCredentials(page, 'recruiter@niyukti.example', NEW_PASSWORD);
  await expect(page).toHaveURL('/jobs');
  await signedIn.goto('/profile');
  await expect(signedIn, 'signed out everywhere').toHaveURL(/\/auth/);

  await page.goto(path);
  await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible();
  await expectAccessible(page, 'used link');
  await page.getByRole('link', { name: 'Ask for Another Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a vendor changes the e-mail, which takes effect once it is confirmed', async ({
  openAs,
  page,
  mailServer,
  watch,
}) => {
  watch.expectError(/status of (401|403|422)/);
  const vendor = await openAs('vendor');
  await vendor.goto('/profile');
  await vendor.getByLabel('Email').fill('new.address@talent.example');
  await vendor.getByRole('button', { name: 'Update Profile' }).click();
  await expect(vendor.getByText('Please enter your password')).toBeVisible();
  await vendor.getByLabel('Your Password').fill(PASSWORD);
  await expectAccessible(vendor, 'changed e-mail');
  await vendor.getByRole('button', { name: 'Update Profile' }).click();
  await expect(vendor.getByText('Your e-mail changes once the link in the mail')).toBeVisible();
  await expect(vendor.getByText('Open the link that we sent to new.address@talent.example.')).toBeVisible();
  await expect(vendor.getByLabel('Email')).toHaveValue('vendor@niyukti.example');
  await expectAccessible(vendor, 'e-mail to be confirmed', 'main');

  const path = pathIn(await mailTo(mailServer, 'new.address@talent.example'));
  await page.goto(path);
  await expect(page.getByText('The account that signs in with vendor@niyukti.example')).toBeVisible();
  await expectAccessible(page, 'confirm e-mail');
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Your e-mail address is now new.address@talent.example.',
  );
  const told = await mailTo(mailServer, 'vendor@niyukti.example');
  expect(told.subject).toBe('Your Niyukti e-mail address was changed');
  expect(new URL(page.url()).search, 'nothing secret where servers see it').toBe('');
  await page.reload();
  await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible();

  await page.goto('/auth');
  await giveCredentials(page, 'new.address@talent.example', PASSWORD);
  await expect(page).toHaveURL('/jobs');
  await vendor.reload();
  await expect(vendor.getByLabel('Email')).toHaveValue('new.address@talent.example');
});
