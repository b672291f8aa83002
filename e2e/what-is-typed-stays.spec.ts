import type { Page } from '@playwright/test';
import { inChargeRoutes } from '../contract/in-charge.ts';
import { messages } from '../contract/messages.ts';
import { noteMessages } from '../contract/note-messages.ts';
import { type Session, sessionRoutes } from '../contract/session.ts';
import { type User, userRoutes } from '../contract/users.ts';
import { addDays, dayOf } from '../contract/dates.ts';
import { momentOf } from '../contract/time-of-day.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import {
  ask,
  assignPeople,
  cardOf,
  findJob,
  findJobOfOthers,
  moveByApi,
  readPipeline,
  setInterviewByApi,
} from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('the form of a job stays when somebody else is put in charge, and says that it cannot be saved', async ({
  page: hr,
  openAs,
  watch,
}) => {
  watch.expectError(/status of (403|409)/);
  await signIn(hr, 'hr');
  const recruiter = await openAs('recruiter');
  const job = await findJobOfOthers(recruiter);
  const { user: ravi } = await ask<Session>(recruiter, 'GET', sessionRoutes.current.path);
  const { user: meera } = await ask<Session>(hr, 'GET', sessionRoutes.current.path);
  const putInCharge = (user_id: string) =>
    ask(hr, 'PUT', inChargeRoutes.put.path.replace('{id}', job.id), { user_id });
  await putInCharge(ravi.id);
  await recruiter.goto(`/jobs/${job.id}/edit`);
  const title = recruiter.getByRole('textbox', { name: 'Job Title' });
  await expect(title).toHaveValue(job.title);
  await title.fill('Typed for minutes');
  const note = recruiter.getByRole('alert').filter({ hasText: messages.jobMeanwhile.notYours });
  await expect(note).toHaveCount(0);

  await putInCharge(meera.id);
  await expect(note).toContainText('Meera Nair is in charge of it now.');
  await expect(title).toHaveValue('Typed for minutes');
  await expect(title).toBeFocused();
  await expect(recruiter.getByText('Someone else has changed this job since.')).toHaveCount(0);
  await expectAccessible(recruiter, 'a job that was taken over');
  await screenshotAtWidths(recruiter, 'edit-job-taken-over');
  await recruiter.getByRole('button', { name: 'Update Job' }).click();
  await expect(recruiter.getByText(messages.job.editDenied, { exact: true })).toBeVisible();
  await expect(title).toHaveValue('Typed for minutes');

  // Given back, it can be saved.
  await putInCharge(ravi.id);
  await expect(note).toHaveCount(0);
  await recruiter.getByRole('button', { name: 'Update Job' }).click();
  await expect(recruiter.getByText('Job updated successfully!')).toBeVisible();

  // Whoever comes to it when it is somebody else's finds no form.
  await putInCharge(meera.id);
  await recruiter.goto(`/jobs/${job.id}/edit`);
  await expect(recruiter.getByText(messages.job.editDenied, { exact: true })).toBeVisible();
  await expect(title).toHaveCount(0);
});

test("what is written to a candidate on their page stays when the interview's time is over or off", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'quiet');
  const [person] = await assignPeople(page, job.id, 1);
  const read = async () => (await readPipeline(page, job.id)).find(({ name }) => name === person!.name)!;
  await moveByApi(page, person!, 'interview_scheduled');
  await setInterviewByApi(page, await read(), momentOf(addDays(dayOf(new Date()), 9), '14:35').toISOString());
  await page.goto(`/candidate/${person!.candidate_id}`);
  const tell = page.getByRole('button', {
    name: `Tell the candidate: Interview with ${person!.name}, ${job.title}`,
  });
  await tell.click();
  const dialog = page.getByRole('dialog', { name: `Tell ${person!.name}` });
  await dialog.getByLabel('Message').fill('Please bring your certificates.');

  await moveByApi(page, await read(), 'interviewed');
  await expect(dialog.getByRole('alert')).toContainText('is not expected for an interview any more.');
  await expect(dialog.getByLabel('Message')).toHaveValue('Please bring your certificates.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // What opened it has gone with the interview.
  await expect(tell).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test("a dialog about a user stays when a change by others takes the user's row away", async ({ page }) => {
  await signIn(page, 'hr');
  const { items } = await ask<{ items: User[] }>(page, 'GET', `${userRoutes.list.path}?search=recruiter@`);
  const { user_id, full_name: name } = items[0]!;
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: name });
  const deactivate = () =>
    ask(page, 'POST', userRoutes.deactivate.path.replace('{id}', user_id), { own_account: false });
  const activate = () => ask(page, 'POST', userRoutes.activate.path.replace('{id}', user_id), {});
  await page.goto('/settings?status=active');

  await test.step('with what was chosen in it', async () => {
    await page.getByRole('button', { name: `Manage ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Change Role or Company' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change Role or Company' });
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await role.click();
    await page.getByRole('option', { name: 'HR Manager' }).click();
    await deactivate();
    await expect(row).toHaveCount(0);
    await expect(dialog).toContainText(name);
    await expect(role).toHaveValue('HR Manager');
    await expect(dialog.getByRole('button', { name: 'Make HR Manager' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('with the link that is shown this once', async () => {
    await activate();
    await page.getByRole('button', { name: `Manage ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Link for a New Password' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Link for a New Password' });
    await dialog.getByRole('button', { name: 'Make Link' }).click();
    const link = dialog.getByLabel('Link for a new password');
    await expect(link).toBeVisible();
    await deactivate();
    await expect(row).toHaveCount(0);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
    await activate();
    await expect(row).toHaveCount(1);
  });
});

test('each tab has its own of a form that is open in two, and finds it again after a reload', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'hr');
  const second = await context.newPage();
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Full Name' });
  const kept = (tab: Page) => tab.getByRole('status').filter({ hasText: 'We kept what you typed on' });
  await first.goto('/create-candidate');
  await nameIn(first).fill('Asha Kulkarni');
  // Written by now: nothing tells but what a third tab would find.
  await expect.poll(() => first.evaluate<string>(`JSON.stringify(localStorage)`)).toContain('Asha Kulkarni');

  await second.goto('/create-candidate');
  await expect(nameIn(second)).toHaveValue('');
  await expect(kept(second)).toHaveCount(0);
  await nameIn(second).fill('Bela Rao');
  await first.reload();
  await expect(nameIn(first)).toHaveValue('Asha Kulkarni');
  await second.reload();
  await expect(nameIn(second)).toHaveValue('Bela Rao');
  await expect(kept(second)).toBeVisible();

  // Nobody's is mixed up when both are left and come to again, as after an ended session.
  for (const tab of [first, second]) await tab.goto('/jobs');
  await second.goto('/create-candidate');
  await expect(nameIn(second)).toHaveValue('Bela Rao');
  await first.goto('/create-candidate');
  await expect(nameIn(first)).toHaveValue('Asha Kulkarni');

  // Thrown away in one, it stays in the other.
  await second.getByRole('button', { name: 'Discard' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(nameIn(second)).toHaveValue('');
  await first.reload();
  await expect(nameIn(first)).toHaveValue('Asha Kulkarni');
  await nameIn(second).fill('Chitra Das');
  await first.close();

  // What a tab that is gone has left is found by the next one, and by none that has something of its own.
  await second.reload();
  await expect(nameIn(second)).toHaveValue('Chitra Das');
  const third = await context.newPage();
  await third.goto('/create-candidate');
  await expect(nameIn(third)).toHaveValue('Asha Kulkarni');
});

const remove = async (page: Page, path: string) => {
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.delete(path, { headers })).status()).toBe(204);
};

test('a note that is being typed stays to be copied when the person is deleted, and is kept nowhere', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await signIn(page, 'hr');
  const colleague = await openAs('hr');
  await colleague.goto('/');
  const gone = page.getByText('This candidate has been deleted meanwhile.');
  const kept = page.getByRole('textbox', { name: 'Your note' });
  const newNote = page.getByRole('textbox', { name: 'New note' });

  const { id, name } = await createCandidate(page, 'Tara Menon');
  await page.goto(`/candidate/${id}`);
  await newNote.fill('She asks for a day at home.');
  await newNote.press('End');
  await remove(colleague, `/api/candidates/${id}`);
  await expect(gone).toBeVisible();
  await expect(kept).toHaveValue('She asks for a day at home.');
  await expect(kept).toBeFocused();
  await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page, 'a note about somebody who was deleted', 'main');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `note-of-deleted-${scheme}`));
  await page.reload();
  await expect(page.getByText('Candidate not found')).toBeVisible();
  await expect(kept).toHaveCount(0);

  await test.step('also when another tab has the person open, and hears of it first', async () => {
    const third = await createCandidate(page, 'Vani Rao');
    await page.goto(`/candidate/${third.id}`);
    await newNote.fill('Prefers Pune.');
    const tab = await page.context().newPage();
    await tab.goto(`/candidate/${third.id}`);
    await expect(tab.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await remove(colleague, `/api/candidates/${third.id}`);
    await expect(tab.getByText('Candidate not found')).toBeVisible();
    await tab.close();
    await expect(kept).toHaveValue('Prefers Pune.');
  });

  await test.step('one that is being changed as well', async () => {
    const other = await createCandidate(page, 'Uma Iyer');
    await page.goto(`/candidate/${other.id}`);
    await newNote.fill('Notice of 60 days.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await page.getByRole('button', { name: /^Edit the note of/ }).click();
    await page.getByRole('textbox', { name: 'Text of the note' }).fill('Notice of 30 days, says she.');
    await remove(colleague, `/api/candidates/${other.id}`);
    await expect(gone).toBeVisible();
    await expect(kept).toHaveValue('Notice of 30 days, says she.');
    await page.getByRole('link', { name: 'Back to Candidates' }).last().click();
    await expect(page).toHaveURL(/\/candidates/);
  });
});

for (const [what, path, said] of [
  [
    'removed from the job',
    (of: { assignment_id: string }) => `/api/assignments/${of.assignment_id}`,
    noteMessages.notInJob,
  ],
  [
    'deleted',
    (of: { candidate_id: string }) => `/api/candidates/${of.candidate_id}`,
    messages.candidate.notFound,
  ],
] as const)
  test(`a note that is being typed from a card stays when the person is ${what}`, async ({
    page,
    openAs,
    watch,
  }) => {
    watch.expectError(/status of (404|422)/);
    await signIn(page, 'hr');
    const job = await findJob(page, 'quiet');
    const [person] = await assignPeople(page, job.id, 1);
    const colleague = await openAs('hr');
    await page.goto(`/jobs/${job.id}/candidates`);
    const card = cardOf(page, person!.name);
    await card.getByRole('button', { name: `Add a note about ${person!.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Add a note about ${person!.name}` });
    const text = dialog.getByRole('textbox', { name: 'Note' });
    await text.fill('Typed for minutes.');
    await remove(colleague, path(person!));
    await expect(card).toHaveCount(0);
    await expect(text).toHaveValue('Typed for minutes.');
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(text).toHaveValue('Typed for minutes.');
  });
