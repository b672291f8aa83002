import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../scripts/mail-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test as base } from './support/fixtures.ts';

const PASSWORD = 'Niyukti-demo-1';
const NEW_PASSWORD = 'monsoon-kettle-7-veranda';

const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ mailServer }, use) => {
      await use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'hiring@niyukti.example' });
    },
    { scope: 'worker' },
  ],
});

/** The newest mail to an address, once it is there. */
async function mailTo({ taken }: MailServer, address: string, subject: RegExp) {
  const found = () =>
    taken.findLast(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''))?.mail;
  await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
  return found();
}

/** The page that a mail's link leads to, on the server of the journey. */
function pathIn(mail: { text?: string } | undefined): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

async function giveCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
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
  const mail = await mailTo(mailServer, 'recruiter@niyukti.example', /Choose a new password/);
  expect(mailServer.taken.filter(({ to }) => to.includes('nobody@niyukti.example'))).toEqual([]);

  const path = pathIn(mail);
  await page.goto(path);
  await page.getByLabel('New Password').fill('qwertyuiop1');
  await expect(page.getByRole('status')).toContainText('add another word');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('This password is too easy to guess. Add another word or two.')).toBeVisible();
  await expectAccessible(page, 'new password');
  await page.getByLabel('New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  await mailTo(mailServer, 'recruiter@niyukti.example', /password was changed/);

  await giveCredentials(page, 'recruiter@niyukti.example', PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
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
  await expect(vendor.getByText('Please confirm your new e-mail')).toBeVisible();
  await expect(vendor.getByText('Open the link that we sent to new.address@talent.example.')).toBeVisible();
  await expect(vendor.getByLabel('Email')).toHaveValue('vendor@niyukti.example');
  await expectAccessible(vendor, 'e-mail to be confirmed');

  const path = pathIn(await mailTo(mailServer, 'new.address@talent.example', /Confirm your new e-mail/));
  await page.goto(path);
  await expectAccessible(page, 'confirm e-mail');
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Your e-mail address is now new.address@talent.example.',
  );
  await mailTo(mailServer, 'vendor@niyukti.example', /e-mail address was changed/);
  await page.goto(path);
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible();

  await page.goto('/auth');
  await giveCredentials(page, 'new.address@talent.example', PASSWORD);
  await expect(page).toHaveURL('/jobs');
  await vendor.reload();
  await expect(vendor.getByLabel('Email')).toHaveValue('new.address@talent.example');
});
