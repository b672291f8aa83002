import type { Page } from '@playwright/test';
import { createCandidate, replaceResume, sample, submitCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette } from './support/palette.ts';
import { assignByApi, findJob, moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** As wide as A4 between its margins, in pixels. */
const PAPER = { width: 688, height: 1010 };

/** Shows the page as it is printed, from a dark screen; on paper it is black on white, and nothing can be pressed. */
async function print(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true, hasNotText: /\d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(Back to|Edit|Submit|See)/ })).toHaveCount(0);
  await expect(page.getByText(/^Niyukti, printed on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
  await screenshot(page, `print-${name}`, { fullPage: true });
}

test('the palette prints the screen behind it, once it is out of the way', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.evaluate(
    `window.print = () => document.body.toggleAttribute('data-asked-to-print', !document.querySelector('[role="dialog"]'))`,
  );
  await search.focus();
  await openPalette(page);
  await page.getByRole('combobox', { name: /^Find a job/ }).fill('print');
  await expect(page.getByRole('option', { name: 'Print this page' })).toHaveCount(1);
  await screenshot(page, 'palette-prints');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await expect(search).toBeFocused();
});

test('a candidate is printed whole, without what only a screen can do', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name } = await createCandidate(page, 'Paper Printwala');
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('region', { name: 'Personal Data' })).toBeVisible();
  await expect(page.getByText(/printed on/)).toBeHidden();
  await expect(page.getByRole('table', { name: 'Job assignments' })).toBeVisible();
  // The browser's own dialog, which nobody could close here.
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await print(page, 'candidate');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const part of [
    'Basic Information',
    'Skills',
    'Recommendation',
    'Job Assignments',
    'Status History',
    'Consent',
  ])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Personal Data' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Job Code' })).toBeVisible();
  await expect(page.getByText('Actions', { exact: true })).toBeHidden();
});

test('a candidate is printed for an interviewer without pay, offers, notes and history', async ({ page }) => {
  await signIn(page, 'hr');
  const pay = { current_ctc: 1_400_000, expected_ctc: 1_800_000, remarks: 'Asks for 18 lakhs at least.' };
  const { id, job } = await createCandidate(page, 'Paper Sawalwala', {
    ...pay,
    offer_in_hand: true,
    offer_ctc: 1_700_000,
  });
  await page.goto(`/candidate/${id}`);
  const row = page.getByRole('row').filter({ hasText: job.title });
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: /^History in/ })).toBeVisible();
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await print(page, 'interviewer');
  for (const part of ['Basic Information', 'Professional Details', 'Skills', 'Job Assignments'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  const team = [
    page.getByText(/CTC|Offer in hand/),
    page.getByText(/lakhs|₹/i),
    page.getByText(pay.remarks),
    page.getByText(/Match Score|%/),
    page.getByRole('region', { name: /^(Recommendation|Status History|Vendor Submissions|Notes)$/ }),
  ];
  for (const part of team) await expect(part.filter({ visible: true })).toHaveCount(0);
  // Printed otherwise afterwards, it is whole.
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  await expect(page.getByText('Expected CTC')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status History' })).toBeVisible();

  // Of an offer, and of what is over, the row itself tells.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const offered = (await findOffered(page))!;
  await page.goto(`/candidate/${offered.id}`);
  const there = page
    .getByRole('table', { name: 'Job assignments' })
    .getByRole('row')
    .filter({ hasText: offered.jd_id });
  await expect(there).toContainText('Offer');
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(there).toBeHidden();
});

test('an interviewer is told of the job that the interview is for, and of no other', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Paper Gupchupwala');
  const other = await findJob(page, 'busy');
  await assignByApi(page, other.id, [id]);
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
  const printed = async () => {
    await page.goto(`/candidate/${id}`);
    await page.evaluate('window.print = () => undefined');
    await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
  };
  // While no interview is arranged, it may be for any of them.
  await printed();
  for (const title of [job.title, other.title]) await expect(rowOf(title)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const person = (await readPipeline(page, job.id)).find((each) => each.name === name)!;
  await moveByApi(page, person, 'interview_scheduled');
  await printed();
  await expect(rowOf(other.title)).toBeHidden();
  await expect(rowOf(job.title)).toBeVisible();
});

test('an interviewer is not told who sent a person, of older resumes, or of the consent', async ({
  page,
  openAs,
}) => {
  const vendor = await openAs('vendor');
  const sent = await submitCandidate(vendor, 'Paper Vikretawala', { joining_date: '2099-01-04' });
  await ask(vendor, sent.id);
  await signIn(page, 'hr');
  const { id, assignment } = await findOf(page, sent.name);
  await replaceResume(page, id, sample('SNEHA-KULKARNI-2026.pdf'));
  await post(page, `/api/candidates/${id}/consents`, {
    is_given: false,
    source: 'self',
    note: 'Cross on the phone.',
  });
  await page.goto(`/candidate/${id}`);
  const file = page.getByRole('region', { name: 'Resume File' });
  const team = [
    page.getByText(/Sarathi Staffing Solutions/),
    page.getByText(/Gaurav Bhatia/),
    page.getByText(/uploaded|Submitted by/),
    page.getByRole('heading', { name: 'Older versions' }),
    page.getByText(/Consent withdrawn on/),
    page.getByText('Cross on the phone.'),
    page.getByText(/asks you to withdraw this/),
  ];
  for (const part of team) await expect(part.filter({ visible: true }).first()).toBeVisible();
  await expect(file.getByText('Karthik_Subramaniam_Resume.pdf')).toBeVisible();
  await printForInterviewer(page);
  await print(page, 'interviewer-vendor');
  await expect(page.getByRole('row').filter({ hasText: sent.job.title })).toBeVisible();
  await expect(page.getByText('Days to join', { exact: true })).toBeVisible();
  for (const part of team) await expect(part.filter({ visible: true })).toHaveCount(0);
  // The usual paper has all of it.
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  for (const part of team) await expect(part.filter({ visible: true }).first()).toBeVisible();

  // Whoever is awaited nowhere any more was rejected everywhere.
  await post(page, `/api/assignments/${assignment.id}/status`, {
    status: 'rejected',
    reason_code: 'skills_mismatch',
    version: assignment.version,
  });
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(page.getByText('Not awaited any more')).toBeVisible();
  await printForInterviewer(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Joining date', { exact: true })).toBeVisible();
  await expect(page.getByText('Not awaited any more')).toBeHidden();
});

test('an interviewer is not told what a recruiter asks HR about a person', async ({ page, openAs }) => {
  await signIn(page, 'recruiter');
  const sent = await submitCandidate(page, 'Paper Poochhwala');
  await ask(page, sent.id);
  const { id } = await findOf(await openAs('hr'), sent.name);
  await page.goto(`/candidate/${id}`);
  const row = page.getByRole('row').filter({ hasText: sent.job.title });
  const own = [row.getByText(/asked/i), page.getByRole('link', { name: 'Submissions' }).last()];
  for (const part of own) await expect(part).toBeVisible();
  await printForInterviewer(page);
  await print(page, 'interviewer-asked');
  await expect(row).toBeVisible();
  for (const part of own) await expect(part).toBeHidden();
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  for (const part of own) await expect(part).toBeVisible();
});

/** Presses the button, without the browser's own dialog. */
async function printForInterviewer(page: Page): Promise<void> {
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin };
  const response = await page.request.post(path, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Asks HR to withdraw a submission. */
const ask = (page: Page, submission: string) =>
  post(page, `/api/submissions/${submission}/requests`, { kind: 'withdraw' });

/** The person of that name, and their only assignment. */
async function findOf(page: Page, name: string) {
  const found = await page.request.get(`/api/candidates?search=${encodeURIComponent(name)}`);
  const { id } = ((await found.json()) as { items: { id: string }[] }).items[0]!;
  const answer = await page.request.get(`/api/candidates/${id}`);
  const { assignments } = (await answer.json()) as { assignments: { id: string; version: number }[] };
  return { id, assignment: assignments[0]! };
}

/** Somebody who has an offer, and in which job. */
async function findOffered(page: Page): Promise<{ id: string; jd_id: string } | undefined> {
  const answer = await page.request.get('/api/candidates?status=offer_released&limit=1');
  const { items } = (await answer.json()) as {
    items: { id: string; assignments: { jd_id: string; status: string }[] }[];
  };
  const [person] = items;
  const job = person?.assignments.find(({ status }) => status === 'offer_released');
  return person && job && { id: person.id, jd_id: job.jd_id };
}

test('the tables of figures are printed with all columns, and say which rows are left out', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/executive');
  const showAll = page.getByRole('button', { name: /^Show all \d+ departments$/ });
  const all = /\d+/.exec(await showAll.innerText())![0];
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const planned = (await plan.locator('tbody tr').count()).toString();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['By Recruiter', 'By Department']) {
    const table = page.getByRole('table', { name, exact: true });
    const frame = (await table.locator('xpath=..').boundingBox())!;
    const last = (await table.getByRole('columnheader').last().boundingBox())!;
    expect(last.x + last.width, name).toBeLessThanOrEqual(frame.x + frame.width);
    // On the same sheet as its heading, and its own head anew on the next.
    await expect(page.locator('[data-print="head"]').filter({ hasText: name }).first()).toHaveCSS(
      'break-after',
      'avoid',
    );
    await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  }
  await expect(page.getByText(/^10 of \d+ are printed here; all of them/)).toBeVisible();
  // What is all of them is said once, at the end, not at the foot of each sheet.
  await expect(plan.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  const left = page.getByText(`${planned} of ${all} are printed here; all of them`);
  await expect(left).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(left).toBeHidden();
  await showAll.click();
  await expect(left).toHaveCount(0);
});

test('the hiring plan is printed in numbers, not in fields', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/executive');
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const field = plan.getByRole('textbox').first();
  await field.scrollIntoViewIfNeeded();
  await expect(field).not.toHaveCSS('border-top-width', '0px');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(field).toHaveCSS('border-top-width', '0px');
  await expect(field).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Department', exact: true })).toBeHidden();
  // Of which days and sources the numbers are is told, dark as the screen may be.
  await expect(page.getByText(/^Niyukti, printed on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^\w+ \d+, \d{4} to \w+ \d+, \d{4}, compared with /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Source' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expect(page.getByText(/^Press a bar and choose/)).toBeHidden();
  // Ten cards in two lines, and how they are made after all that came out.
  const cards = page.getByRole('region', { name: 'Metrics' });
  const [first, fifth] = await Promise.all(
    [0, 4].map((at) => cards.locator(':scope > *').nth(at).boundingBox()),
  );
  expect(fifth!.y).toBe(first!.y);
  const made = (await page.getByRole('term').first().boundingBox())!;
  expect(made.y).toBeGreaterThan((await plan.boundingBox())!.y);
  await screenshot(page, 'print-executive', { fullPage: true });
});

test("a job's full details are printed open, for HR above its people and for a vendor alone", async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeHidden();
  await print(page, 'pipeline');
  // The line below the chosen tab stays with it, and both with the first of its people.
  await expect(page.getByRole('tablist')).toHaveCSS('position', 'relative');
  await expect(page.getByRole('tablist')).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByText(/^Skills: /)).toBeVisible();
  await expect(page.getByPlaceholder('Name, email, phone or skill')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Each of them with all skills: on paper none can be asked for.
  const more = page.getByText(/^\+\d+ more$/);
  await expect(more.first()).toBeHidden();
  await expect(more.filter({ visible: true })).toHaveCount(0);
  const others = page.getByRole('article').filter({ has: more }).first().locator('[data-print="only"]');
  await expect(others).toBeVisible();
  await expect(others).toHaveText(/^\S/);

  const vendor = await openAs('vendor');
  await vendor.goto(`/jobs/${job.id}`);
  await vendor.getByRole('button', { name: 'Full Job Details' }).click();
  await expect(vendor.getByRole('heading', { name: 'Description' })).toBeHidden();
  await print(vendor, 'job');
  await expect(vendor.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(vendor.getByRole('heading', { name: 'Requirements' })).toBeVisible();
});

test('a list is printed as what it is of, what it is narrowed down by in words, and its table', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/candidates?skills=Java');
  const table = page.getByRole('table', { name: 'Candidates' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  // On a sheet that is turned.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER.height, height: PAPER.width });
  await expect(page.locator('body')).toHaveCSS('page', 'wide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Skill: Java', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ candidates$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Skill: Java' })).toBeHidden();
  await expect(page.getByPlaceholder('Search by name or email')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCSS('border-top-width', '0px');
  await expect(table.getByText('Actions', { exact: true })).toBeHidden();
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveCount(8);
  await screenshot(page, 'print-candidates', { fullPage: true });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.height,
  );

  // Of jobs an upright one has room for, what was typed and chosen stays, and nothing else of the fields.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/jobs?status=published&search=engineer');
  await expect(page.getByRole('table', { name: 'Jobs' }).getByRole('rowheader').first()).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByPlaceholder('Search by job title or location...')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by status' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by department' })).toBeHidden();
  await expect(page.getByText('Actions', { exact: true })).toBeHidden();
  await screenshot(page, 'print-jobs', { fullPage: true });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
});

test("a job's board is printed stage below stage, and says what its people are narrowed down to", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates?view=board`);
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Go to stage')).toBeHidden();
  const [first, last] = await Promise.all([
    board.getByRole('heading', { name: 'Submitted' }).boundingBox(),
    board.getByRole('heading', { name: 'Declined' }).boundingBox(),
  ]);
  expect(last!.x).toBe(first!.x);
  expect(last!.y).toBeGreaterThan(first!.y);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
  await expect(page.getByText(/^Narrowed down to/)).toHaveCount(0);
  await page.goto(`/jobs/${job.id}/candidates?search=a&waiting_over=3`);
  await expect(page.getByText('Narrowed down to “a”, more than 3 days in a status')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Narrowed down to/)).toBeHidden();
});
