import type { Page } from '@playwright/test';
import { chooseResume, create, field, openAdd, reason } from './support/add-candidate.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, REASON } from './support/submission.ts';

const job = (page: Page) => page.getByRole('combobox', { name: 'Job', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Candidate Already Exists' });

async function published(page: Page): Promise<{ id: string }[]> {
  const response = await page.request.get('/api/published-jobs?limit=2');
  return ((await response.json()) as { items: { id: string }[] }).items;
}

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('sees while typing who has the e-mail or the phone already', async ({ page, openAs }) => {
  const { id, name } = await createCandidate(page, 'Leela Samson', { phone: '+91 97001 20005' });
  const { email } = (await (await page.request.get(`/api/candidates/${id}`)).json()) as { email: string };
  await openAdd(page);
  await field(page, 'Email').fill(email.toUpperCase());
  await expect(page.getByText(`${name} has this e-mail address already.`)).toBeVisible();
  await page.getByLabel('Phone').fill('09700120005');
  await expect(page.getByText(`${name} has this phone number already.`)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'is a candidate already' });
  await expect(note).toContainText(`${name} is a candidate already, with the same e-mail address and phone`);
  // Not before there is a resume to give them.
  await expect(note).toContainText('once a resume and a job are chosen, you can go on with who is there.');
  await expect(page.getByRole('button', { name: 'Go On with This Person' })).toHaveCount(0);
  await screenshot(page, 'add-candidate-known');
  await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', `/candidate/${id}`);
  await field(page, 'Email').fill(`x${email}`);
  await expect(page.getByText('has this e-mail address already.')).toBeHidden();

  const recruiter = await openAs('recruiter');
  await openPublishedJob(recruiter);
  await recruiter.getByRole('link', { name: 'Submit Candidate' }).click();
  await field(recruiter, 'Email').fill(email);
  await expect(recruiter.getByText(`${name} has this e-mail address already.`)).toBeVisible();

  const vendor = await openAs('vendor');
  const asked: string[] = [];
  vendor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPublishedJob(vendor);
  await vendor.getByRole('link', { name: 'Submit Candidate' }).click();
  await field(vendor, 'Email').fill(email);
  await chooseResume(vendor, { name: 'Sunita Menon', email, phone: '+91 97001 20005' });
  await expect(vendor.getByLabel('Phone')).toHaveValue('+91 97001 20005');
  await expect(vendor.getByText('already.')).toHaveCount(0);
  expect(asked).not.toContain('/api/candidates/existing');
});

test('gives somebody who exists the new resume, knowing what else is not taken over', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const known = await createCandidate(page, 'Mohan Das', {
    phone: '+91 97001 20006',
    expected_ctc: 1_500_000,
  });
  const [first, second] = await published(page);
  const person = { name: 'Mohandas K', email: 'mohandas.k@example.com', phone: '+91 97001 20006' };
  for (const [index, { id: jobId }] of [first!, second!].entries()) {
    await openAdd(page, jobId);
    if (index === 0) await chooseResume(page, person);
    await expect(job(page)).not.toHaveValue('');
    if (index === 1) await chooseResume(page, person);
    // In the job already they can be given the resume all the same.
    await expect(page.getByRole('button', { name: 'Go On with This Person' })).toBeVisible();
    // Told as soon as the resume is read, though nobody has typed.
    await expect(
      page.getByText('Mohan Das is a candidate already, with the same phone number.'),
    ).toBeVisible();
    await page.getByLabel('Expected CTC (LPA)').fill('18');
    if (index === 0) {
      await reason(page).fill(REASON);
      await create(page).click();
    } else {
      // Without filling in the rest, which was for nothing.
      await screenshotAtWidths(page, 'add-candidate-go-on');
      const goOn = page.getByRole('button', { name: 'Go On with This Person' });
      await goOn.click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(goOn).toBeFocused();
      await goOn.click();
    }
    await expect(dialog(page)).toContainText('+91 97001 20006 (the same)');
    await expect(dialog(page)).toContainText('You entered Mohandas K.');
    await expect(dialog(page)).toContainText('Expected CTC: ₹18,00,000 (stored: ₹15,00,000)');
    const alsoAssign = dialog(page).getByRole('checkbox', { name: 'Also assign this person' });
    if (index === 0) {
      await expect(dialog(page)).toContainText('This person is in the chosen job already.');
      await expect(alsoAssign).toHaveCount(0);
      await screenshot(page, 'add-candidate-exists');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(create(page)).toBeFocused();
      // Nothing is lost by it.
      await expect(reason(page)).toHaveValue(REASON);
    } else {
      await expect(alsoAssign).toBeChecked();
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(`/${known.id}/resume`)) sent += 1;
      });
      // A double click is one press.
      await dialog(page).getByRole('button', { name: 'Update Resume' }).dblclick();
      await expect(page.getByText('Resume updated successfully!')).toBeVisible();
      await expect(page.getByText('1 candidate assigned successfully')).toBeVisible();
      await expect(page).toHaveURL('/candidates');
      expect(sent).toBe(1);
      await page.getByRole('button', { name: 'Open job' }).click();
      await expect(page).toHaveURL(`/jobs/${second!.id}/candidates`);
    }
  }
  const saved = await page.request.get(`/api/candidates/${known.id}`);
  const { assignments, ...rest } = (await saved.json()) as { assignments: { job_id: string }[] };
  expect(rest).toMatchObject({ name: 'Mohan Das', resume: { file_name: 'resume.txt' } });
  expect(assignments.map(({ job_id }) => job_id).toSorted()).toEqual([first!.id, second!.id].toSorted());
});

test('the note that somebody is known moves nothing out from under who is at work further down', async ({
  page,
}) => {
  const person = { name: 'Revathi Kamath', email: 'revathi.kamath@example.com', phone: '+91 97001 20015' };
  await createCandidate(page, person.name, { phone: person.phone });
  await page.setViewportSize({ width: 1040, height: 1000 });
  const [{ id }] = (await published(page)) as [{ id: string }];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/candidates/existing?*', async (route) => {
    await released;
    await route.continue();
  });
  await openAdd(page, id);
  await chooseResume(page, person);
  const channel = page.getByRole('combobox', { name: 'Found Through' });
  await channel.click();
  const choice = page.getByRole('option', { name: 'Employee referral' });
  await expect(choice).toBeVisible();
  const top = async () => (await channel.boundingBox())!.y;
  const before = await top();
  release();
  await expect(page.getByText(`${person.name} is a candidate already`)).toBeAttached();
  await expect(page.getByText(`${person.name} has this phone number already.`)).toBeAttached();
  // Windows scroll by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
  await choice.click();
  await expect(channel).toHaveValue('Employee referral');
});
