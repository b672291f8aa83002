import type { Browser, Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { openPalette, paletteField } from './support/palette.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { watchShifts } from './support/shifts.ts';
import { giveCredentials } from './support/sign-in.ts';

/** An installation in which nothing is, and the first HR manager's way from the set-up link to the first person moved. */
test.use({ empty: true });
test.describe.configure({ mode: 'serial' });

const HR = { name: 'Hema Rao', email: 'hema@niyukti.example', password: 'Kailash-teal-47-lamp' };
const TEMPORARY = 'Monsoon-brass-31-kite';
const OWN = 'Juniper-slate-58-drum';
const TITLE = 'Staff Nurse';
const PERSON = 'Karthik Subramaniam';

const guide = (page: Page) => page.getByRole('region', { name: 'Get Started' });
const step = (page: Page, title: string) => guide(page).getByRole('listitem').filter({ hasText: title });
const isDone = (page: Page, title: string) => expect(step(page, title)).toContainText('(done)');
const hide = (page: Page) => page.getByRole('button', { name: 'Hide Get Started' });

async function askForGuide(page: Page): Promise<void> {
  await openPalette(page);
  await paletteField(page).fill('get started');
  await page.keyboard.press('Enter');
  await expect(guide(page).getByRole('heading', { name: 'Get Started' })).toBeFocused();
}

/** Somebody who comes in with an old table, for no job. */
async function importSomebody(page: Page): Promise<void> {
  const lines = ['name,email,phone,experience', 'Sunita Table,sunita.table@former.example,98111 00091,4'];
  const response = await page.request.post('/api/legacy-import/table', {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      payload: JSON.stringify({ kind: 'candidates', dry_run: false }),
      file: { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
    },
  });
  expect(await response.json()).toMatchObject({ imported: 1 });
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Recruitment Dashboard/ })).toBeVisible();
}

async function signInHere(page: Page): Promise<void> {
  await page.goto('/auth');
  await giveCredentials(page, HR.email, HR.password);
  await expect(page.getByRole('heading', { name: /^Recruitment Dashboard/ })).toBeVisible();
}

/** Somebody with the temporary password, in a browser of their own, who has set another. */
async function join(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.goto('/auth');
  await giveCredentials(page, email, TEMPORARY);
  await page.getByLabel('New Password').fill(OWN);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  return page;
}

test('the set-up link leads to a guide that looks well and can be told to go away', async ({
  page,
  server,
}) => {
  const signIn = await page.context().newPage();
  await test.step('before, the sign-in page says where the link is, and offers nothing that cannot work', async () => {
    await signIn.goto('/auth');
    await expect(signIn.getByText('Not set up yet')).toBeVisible();
    await expect(signIn.getByText('which the server prints in its log')).toBeVisible();
    await expect(signIn.getByText(`${server.url}/setup#token=…`)).toBeVisible();
    await expect(signIn.getByLabel('Email')).toHaveCount(0);
    await expectAccessible(signIn, 'sign-in before anybody has an account');
    await inBothSchemes(signIn, (scheme) => screenshotAtWidths(signIn, `not-set-up-${scheme}`));
  });

  await page.goto(server.setUpLink() ?? '');
  await page.getByLabel('Full Name').fill(HR.name);
  await page.getByLabel('Email').fill(HR.email);
  await page.getByLabel(/^Password/).fill(HR.password);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(guide(page)).toContainText('0 of 6 done');
  // As when somebody comes back to its tab.
  await signIn.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  await expect(signIn.getByText('Not set up yet')).toHaveCount(0);
  await signIn.close();

  await expect(guide(page).getByRole('listitem')).toHaveCount(6);
  await expect(step(page, 'Invite your colleagues')).toHaveAttribute('aria-current', 'step');
  // What hangs on an earlier step says so, rather than leading to where nothing can be done.
  await expect(step(page, 'Publish the job')).toContainText('Once there is a job');
  await expectAccessible(page, 'the dashboard of an empty installation');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `first-steps-${scheme}`));

  await test.step('hidden by keyboard, the focus stays, and Undo brings it back', async () => {
    await hide(page).focus();
    await page.keyboard.press('Enter');
    await expect(guide(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(guide(page)).toBeVisible();
  });

  await test.step('it stays away after a reload, until the account menu brings it back', async () => {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/first-steps/hidden'));
    await hide(page).click();
    await expect(page.getByText('type “Get Started” into Search at the top')).toBeVisible();
    await kept;
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/first-steps'));
    await page.reload();
    await asked;
    await expect(page.getByText('No jobs available.')).toBeVisible();
    await expect(guide(page)).toBeHidden();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Get Started' }).click();
    await expect(guide(page)).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Get Started' })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('the search brings it back from any screen, for good', async () => {
    await hide(page).click();
    await expect(guide(page)).toBeHidden();
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/first-steps/hidden'));
    await askForGuide(page);
    await kept;
    await openDashboard(page);
    await expect(guide(page)).toBeVisible();
  });
});

test('nothing is pushed down by the guide while the dashboard loads', async ({ page }) => {
  await signInHere(page);
  await expect(guide(page)).toBeVisible();
  const shifted = await watchShifts(page);
  const release = await holdBack(page, '**/api/first-steps');
  await page.reload();
  await expect(page.getByText('No jobs available.')).toBeAttached();
  release();
  await expect(guide(page)).toBeVisible();
  await expect(page.getByText('No jobs available.')).toBeVisible();
  // The guide's height was three tenths.
  expect(await shifted()).toBeLessThan(0.1);
});

test('the empty screens say what they will hold', async ({ page }) => {
  await signInHere(page);
  await expect(page.getByText('There is no job yet.', { exact: false })).toBeVisible();
  for (const [address, text] of [
    ['/jobs', 'A new one is a draft until you publish it.'],
    ['/candidates', 'Import Resumes takes many at once.'],
    ['/executive', 'The numbers begin with your first job'],
    ['/submissions', 'Whom recruiters and vendors submit'],
    ['/submissions?tab=refused', 'When a vendor submits somebody whom you know already'],
    ['/vector-conversion', 'Each resume gets its vector by itself'],
    ['/vector-conversion?tab=jobs', 'Each job gets its vector by itself'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text, { exact: false })).toBeVisible();
  }
  await test.step('who kept their people in a table is led to where it goes in', async () => {
    for (const address of ['/candidates', '/']) {
      await page.goto(address);
      await page.getByRole('link', { name: /^import an Excel or CSV table$/i }).click();
      await expect(page.getByRole('tab', { name: 'Legacy Data', selected: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Import From a Former System' })).toBeVisible();
    }
    await page.goto('/candidates');
    await expect(page.getByRole('link', { name: 'Import an Excel or CSV table' })).toBeVisible();
    await expectAccessible(page, 'no candidates yet', 'main');
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `no-candidates-yet-${scheme}`));
  });

  // Nothing to convert is no work that is done.
  await page.goto('/vector-conversion');
  await expect(page.getByText('No candidates yet.')).toBeVisible();
  await expect(
    page.getByText('All candidates with resumes have been converted', { exact: false }),
  ).toBeHidden();
  await page.goto('/candidates?search=Asha');
  await page.getByRole('button', { name: 'Show all candidates' }).click();
  await expect(page).toHaveURL('/candidates');

  // For the one line of the guide, the menu has nothing counted that the dashboard has not.
  await page.reload();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
  expect(asked).not.toContain('/api/dashboard');
});

test('colleagues are invited, and told on their empty screens what comes next and from whom', async ({
  page,
  browser,
  server,
}) => {
  await signInHere(page);
  await step(page, 'Invite your colleagues').getByRole('link', { name: 'Create User' }).click();
  await page.getByLabel('Full Name').fill('Ravi Nair');
  await page.getByRole('textbox', { name: 'Email' }).fill('ravi@niyukti.example');
  await page.getByLabel('Temporary Password').fill(TEMPORARY);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Ravi Nair is invited')).toBeVisible();
  const vendor = { full_name: 'Vani Shah', role: 'vendor', company_name: 'Talent Bridge' };
  const made = await page.request.post('/api/users', {
    headers: { origin: server.url, 'idempotency-key': crypto.randomUUID() },
    data: { ...vendor, email: 'vani@niyukti.example', password: TEMPORARY },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
  await openDashboard(page);
  await isDone(page, 'Invite your colleagues');

  await test.step('the only HR manager is told beforehand that this account must stay', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: `Manage ${HR.name}` }).click();
    const deactivate = page.getByRole('menuitem', { name: 'Deactivate' });
    await expect(deactivate).toContainText('This is the last active HR manager.');
    await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
    await deactivate.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page, 'what the only HR manager may not do', '[role="menu"]');
    await page.getByRole('menuitem', { name: 'Change Role or Company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Role or Company' });
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'HR Recruiter Internal' }).click();
    await expect(dialog).toContainText('Make somebody else an HR manager first.');
    await expect(dialog.getByRole('button', { name: 'Give Up My Role' })).toBeDisabled();
  });

  for (const [email, jobs] of [
    ['ravi@niyukti.example', 'HR posts them.'],
    ['vani@niyukti.example', 'HR publishes them.'],
  ] as const) {
    const theirs = await join(browser, server.url, email);
    await expect(theirs.getByText(jobs, { exact: false })).toBeVisible();
    await theirs.goto('/submissions');
    await expect(
      theirs.getByText('Open a published job and submit a candidate', { exact: false }),
    ).toBeVisible();
    await theirs.getByRole('button', { name: /^Account of/ }).click();
    await expect(theirs.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    await expect(theirs.getByRole('menuitem', { name: 'Get Started' })).toBeHidden();
    await theirs.context().close();
  }
});

test('the first job is posted, published and filled, and the guide goes with the last step', async ({
  page,
}) => {
  await signInHere(page);
  await step(page, 'Post your first job').getByRole('link', { name: 'Create Job' }).click();
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await page.getByRole('textbox', { name: 'Job Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Looks after patients in intensive care.');
  await page.getByRole('radio', { name: 'Work from Office' }).check();
  await page.getByRole('combobox', { name: 'Domain Industry' }).click();
  await page.getByRole('option', { name: 'Healthcare & Pharmaceuticals' }).click();
  await page.getByRole('combobox', { name: 'Locations' }).fill('Kochi');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Primary Skills' }).fill('Critical care');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'Full Description' })
    .fill('You look after six beds of the intensive care unit, by day and by night in turns.');
  await page.getByRole('textbox', { name: 'Requirements' }).fill('- GNM or B.Sc. Nursing\n- Registration');
  await page.getByRole('button', { name: 'Create Job Posting' }).click();
  await expect(page).toHaveURL('/');
  await isDone(page, 'Post your first job');
  await expect(guide(page)).toContainText('2 of 6 done');

  await step(page, 'Publish the job')
    .getByRole('link', { name: /^Open JD-0001/ })
    .click();
  await expect(page.getByText('Publish the job first', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  await expect(page.getByRole('dialog')).toContainText('or nobody has been added yet.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: `Change status of ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Job status updated to published')).toBeVisible();
  await openDashboard(page);
  await isDone(page, 'Publish the job');

  await step(page, 'Add a candidate').getByRole('link', { name: 'Add Candidate' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(sample('Karthik_Subramaniam_Resume.pdf'));
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(PERSON);
  await page.getByRole('combobox', { name: 'Job', exact: true }).fill('Nurse');
  await page.getByRole('option', { name: new RegExp(TITLE) }).click();
  await page
    .getByRole('textbox', { name: 'Reason for Recommendation' })
    .fill('Wants to change into nursing.');
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expect(page).toHaveURL('/candidates');
  await openDashboard(page);
  // Whoever is added for a job is in it, and nobody has looked for people yet.
  await expect(guide(page)).toContainText('4 of 6 done');
  await expectAccessible(page, 'the guide with two steps left', 'main');

  await importSomebody(page);
  await openDashboard(page);
  await expect(guide(page), 'an old table matches nobody').toContainText('4 of 6 done');
  await step(page, 'Match people')
    .getByRole('link', { name: /^Open JD-0001/ })
    .click();
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const existing = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  await existing.getByRole('checkbox', { name: /Sunita Table/ }).check();
  await existing.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(existing).toBeHidden();
  await openDashboard(page);
  await isDone(page, 'Match people to the job');
  await expect(guide(page)).toContainText('5 of 6 done');

  await step(page, 'Move somebody')
    .getByRole('link', { name: /^Open JD-0001/ })
    .click();
  const card = page.getByRole('article', { name: PERSON });
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Candidate status has been updated successfully.')).toBeVisible();

  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/first-steps'));
  await openDashboard(page);
  expect(await (await asked).json()).toMatchObject({ hidden: false });
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  await expect(guide(page)).toBeHidden();

  await test.step('whoever asks sees it with every step ticked, until it is hidden again', async () => {
    await askForGuide(page);
    await expect(guide(page)).toContainText('6 of 6 done');
    await expect(guide(page).getByText('(done)')).toHaveCount(6);
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `first-steps-done-${scheme}`));
    await hide(page).click();
    await expect(guide(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(guide(page)).toContainText('6 of 6 done');
  });
});
