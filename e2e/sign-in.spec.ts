import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';

const PASSWORD = 'Niyukti-demo-1';

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
}

test.describe('signing in', () => {
  test('an HR manager signs in and lands on the dashboard', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Niyukti' })).toBeVisible();
    await expect(page.getByText('Sign in to your account')).toBeVisible();
    await expect(page.getByLabel('Email'), 'one can type at once').toBeFocused();
    await fillIn(page, '  HR@niyukti.example', PASSWORD);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a wrong password is told and nothing else happens', async ({ page, watch }) => {
    watch.expectError(/status of 401/);
    await page.goto('/auth');
    await fillIn(page, 'hr@niyukti.example', 'not the password');
    const toast = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(toast).toContainText('Invalid email or password');
    await expect(page.getByRole('alert'), 'read out once').toHaveCount(1);
    await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Email')).toHaveValue('hr@niyukti.example');
    await toast.hover(); // so it does not go by itself
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    await expect(toast).toBeHidden();
  });

  test('after too many mistakes only the last answer stands there', async ({ page, watch }) => {
    watch.expectError(/status of (401|429)/);
    await page.goto('/auth');
    await fillIn(page, 'who.mistypes@niyukti.example', 'not the password');
    const tooMany = page
      .getByRole('main')
      .getByText(/^Too many attempts\. Please try again in \d+ seconds?\.$/);
    await expect(async () => {
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(tooMany).toBeVisible({ timeout: 1000 });
    }).toPass();
    // Before the former one would go by itself.
    await expect(page.getByRole('alert')).toHaveCount(1, { timeout: 1000 });
  });

  test('both fields are required, and the first one missing gets the focus', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  });

  test('who forgot the password is told the truth where no mail leaves', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@niyukti.example');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByText('No link can be mailed to you here yet. Ask your HR manager')).toBeVisible();
    await expect(page.getByText('in the folder “outbox”'), 'before one types').toBeVisible();
    // Typed once is enough.
    await expect(page.getByLabel('Email')).toHaveValue('nobody@niyukti.example');
    await page.getByRole('button', { name: 'Make Link' }).click();
    await expect(page.getByRole('status')).toContainText('No link can be mailed to you here yet.');
    await expect(page.getByText('Look into the spam folder')).toHaveCount(0);
  });

  test('leads back to the page that one came for', async ({ page }) => {
    await page.goto('/candidates?search=a');
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await fillIn(page, 'recruiter@niyukti.example', PASSWORD);
    await expect(page).toHaveURL('/candidates?search=a');
  });

  test('forgets a page that the person may not open', async ({ page }) => {
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await fillIn(page, 'vendor@niyukti.example', PASSWORD);
    await expect(page).toHaveURL('/jobs');
  });

  test('is not asked of somebody who is signed in', async ({ openAs }) => {
    const page = await openAs('recruiter');
    await page.goto('/auth');
    await expect(page).toHaveURL('/jobs');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no keyboard covers the page before anybody has touched it', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Email')).not.toBeFocused();
  });
});

test.describe('while the session is not known', () => {
  test('the page says that it is loading', async ({ openAs }) => {
    const page = await openAs('recruiter');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/session', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/profile');
    await expect(page.getByText('Loading authentication...')).toBeVisible();
    release();
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });

  test('a server that fails is told, and Retry asks again', async ({ openAs, watch }) => {
    watch.expectError(/status of 500/);
    const page = await openAs('recruiter');
    await page.route('**/api/session', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile Loading Error' })).toBeVisible();
    await expect(
      page.getByText('Unable to load user profile. Please try refreshing the page.'),
    ).toBeVisible();
    await page.unroute('**/api/session');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });
});

test('somebody signed in without a profile is told so on every screen', async ({ openAs }) => {
  const page = await openAs('recruiter');
  // What the server answers for a user whose profile is gone.
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: unknown };
    await route.fulfill({ response, json: { user: session.user, profile: null, can: ['profile.own'] } });
  });
  for (const path of ['/jobs', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Profile Loading Error' })).toBeVisible();
    await expect(
      page.getByText('Unable to load user profile. Please try refreshing the page.'),
    ).toBeVisible();
  }
});

test.describe('what each role sees', () => {
  const roles = [
    { person: 'hr', links: ['Dashboard', 'Jobs', 'Candidates', 'Executive Dashboard'], settings: 1 },
    { person: 'recruiter', links: ['Jobs', 'Candidates', 'Submissions'], settings: 0 },
    { person: 'vendor', links: ['Jobs', 'Submissions'], settings: 0 },
  ] as const;

  for (const { person, links, settings } of roles) {
    test(`the navigation of ${person}`, async ({ openAs }) => {
      const page = await openAs(person);
      await page.goto('/profile');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('link')).toHaveText([...links]);
      await expect(page.getByRole('link', { name: 'Post Job' })).toHaveCount(settings);
      await page.goto('/jobs');
      await expect(navigation.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
      await openAccountMenu(page);
      await expect(page.getByRole('menuitem', { name: 'Settings', exact: true })).toHaveCount(settings);
      await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    });
  }

  test('a screen of others says so and leads to one that may be opened', async ({ openAs }) => {
    const page = await openAs('vendor');
    await page.goto('/candidates');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await expect(page.getByText('Your role: HR Recruiter External.')).toBeVisible();
    await expect(page.getByText('Required role: HR Manager or HR Recruiter Internal.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('the executive dashboard leads others away', async ({ openAs }) => {
    const page = await openAs('recruiter');
    await page.goto('/executive');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

test('an address that leads nowhere', async ({ page }) => {
  const reported = page.waitForResponse('**/api/missing-pages');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await reported).status()).toBeLessThan(300);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('an address that leads nowhere leads a vendor to a screen that vendors may open', async ({ openAs }) => {
  const page = await openAs('vendor');
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/jobs');
});

test('an HR manager creates a vendor user of a new company, who can then sign in', async ({
  openAs,
  browser,
  baseURL,
  watch,
}) => {
  const page = await openAs('hr');
  await page.goto('/settings');
  await expect(page.getByText('Manage your account and organization settings.')).toBeVisible();
  await page.getByLabel('Full Name').fill('Farhan Qureshi');
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: 'HR Recruiter External' }).click();
  await page.getByLabel('Email').fill('farhan@nayadisha.example');
  await page.getByRole('button', { name: 'Generate' }).click();
  const password = await page.getByLabel('Temporary Password').inputValue();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const required = page.getByRole('alert').filter({ hasText: 'Company required' });
  await expect(required).toContainText('Please select or enter a company name.');
  // pressed again, it is one piece of news, and none once there is a company
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(required).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Company', exact: true }).click();
  await page.getByRole('option', { name: 'Add new company…' }).click();
  await page.getByLabel('New Company Name').fill('Naya Disha Recruiters');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Farhan Qureshi is invited')).toBeVisible();
  // No mail leaves here.
  const told = page.getByRole('status').filter({ hasText: 'Account created' });
  await expect(told).toContainText('No mail leaves this server: hand over the link yourself.');
  await expect(page.getByText('Signup email sent')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  await expect(page.getByText(password)).toBeVisible();
  await expect(required).toHaveCount(0);

  watch.expectError(/status of 409/);
  await page.getByLabel('Full Name').fill('Farhan Qureshi');
  await page.getByLabel('Email').fill('farhan@nayadisha.example');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'A user with this email already exists',
  );

  const theirs = await browser.newPage({ baseURL });
  await theirs.goto('/auth');
  await fillIn(theirs, 'farhan@nayadisha.example', password);
  await theirs.getByLabel('New Password').fill('my own long password');
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(theirs).toHaveURL('/jobs');
  await theirs.goto('/profile');
  await expect(theirs.getByLabel('Company')).toHaveValue('Naya Disha Recruiters');
  await theirs.close();
});

test('menu and errors can be used by everybody', async ({ openAs }) => {
  const page = await openAs('hr');
  await page.goto('/settings');
  await openAccountMenu(page);
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectAccessible(page, 'errors of a form');
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page, 'errors of signing in');
});

test('HR hands a link over to whoever forgot the password, as no mail leaves', async ({ openAs, page }) => {
  const hr = await openAs('hr');
  await hr.goto('/settings');
  await hr.getByPlaceholder('Search users').fill('vendor2@niyukti.example');
  await expect(hr.getByText('1 user', { exact: true })).toBeVisible();
  await hr.getByRole('button', { name: 'Manage Lakshmi Subramanian' }).click();
  await hr.getByRole('menuitem', { name: 'Link for a New Password' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Link for a New Password' });
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  const link = new URL(await dialog.getByLabel('Link for a new password').inputValue());
  await expectAccessible(hr, 'a link for a new password');
  await screenshot(hr, 'password-link');

  await hr.goto(`${link.pathname}${link.hash}`);
  await expect(hr.getByText('You are signed in as Meera Nair (hr@niyukti.example).')).toContainText(
    'This link is for vendor2@niyukti.example.',
  );
  await expect(hr.getByLabel('New Password')).toHaveCount(0);
  await expect(hr.getByText('sign out first, which ends your sessions everywhere. To hand')).toBeVisible();
  await expectAccessible(hr, 'a link for somebody else');
  await hr.goto('/profile');
  await hr.getByLabel('Full Name').fill('Meera Typed Before');
  await hr.goto(`${link.pathname}${link.hash}`);
  await expect(
    hr.getByText('and removes what you typed in this browser and did not save. To hand it over'),
  ).toBeVisible();
  await hr.getByRole('button', { name: 'Sign Out and Go On' }).click();
  await expect(hr.getByLabel('Email')).toHaveValue('vendor2@niyukti.example');

  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByLabel('New Password').fill('monsoon-kettle-7-veranda');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page).toHaveURL('/auth');
  await fillIn(page, 'vendor2@niyukti.example', 'monsoon-kettle-7-veranda');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  // The link for another e-mail is not said to have been sent either.
  await page.goto('/profile');
  await page.getByLabel('Email').fill('lakshmi@talent.example');
  await page.getByLabel('Your Password').fill('monsoon-kettle-7-veranda');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully! No mail leaves this server yet')).toBeVisible();
  await expect(page.getByText('The link for lakshmi@talent.example lies in its outbox')).toBeVisible();
  await expect(page.getByText('We sent')).toHaveCount(0);
});
