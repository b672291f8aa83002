import { CANDIDATE_STATUS_LABELS } from '../contract/candidate-status.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { assignByApi, cardOf, findJob, openPipeline, readPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { endSessionWith, giveCredentials } from './support/sign-in.ts';

test('updates a status, takes it back, and reads who did what', async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  const { person } = await openPipeline(page);
  const card = cardOf(page, person.name);
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  const save = dialog.getByRole('button', { name: 'Update Status' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('The panel agreed.');

  // What was typed outlives the session, in a small dialog too.
  await endSessionWith(page, 'POST', '**/api/assignments/*/status');
  await save.click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await giveCredentials(page, 'hr@niyukti.example');
  await card.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('The panel agreed.');
  await expect(dialog.getByText('We kept what you typed on')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  await save.click();
  await expect(page.getByText('Status Updated')).toBeVisible();
  await expect(page.getByText(`${person.name}: Under Review → Selected`)).toBeVisible();
  await expect(card).toContainText('Selected');
  await expect(card).toContainText(/Assigned on .* · Internal/);
  await expect(card.getByRole('button', { name: 'Update Status' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Under Review');

  await card.getByRole('button', { name: `History of ${person.name}` }).click();
  const history = page.getByRole('dialog', { name: `History of ${person.name}` });
  await expect(history.getByText('Selected → Under Review')).toBeVisible();
  await expect(history.getByText('The panel agreed.')).toBeVisible();
  await expect(history.getByText(/Meera Nair · .*2\d{3}, \d{1,2}:\d\d/).first()).toBeVisible();
  await expect(history.getByText('Added as Under Review')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await card.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Notes' }), 'saved, so not kept').toHaveValue('');
});

test('moves somebody by keys alone: the first status has the focus, and Enter sends what is chosen', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await card.getByRole('button', { name: 'Update Status' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Shortlisted' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog, 'nothing is chosen yet').toBeVisible();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Shortlisted' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Shortlisted');
  const saved = async () =>
    (await readPipeline(page, job.id)).find(({ name }) => name === person.name)?.status;
  await expect.poll(saved).toBe('shortlisted');

  // Where the person is can be chosen by nobody: the next has the focus.
  await expect(card.getByRole('button', { name: 'Update Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Interview Scheduled' })).toBeFocused();
});

for (const many of [false, true])
  test(`goes by Tab through the fields of an interview in their order, however late the dialog is with its own (${many ? 'of several people' : 'of one person'})`, async ({
    page,
  }) => {
    const { person } = await openPipeline(page, '', 'quiet');
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    if (many) await page.getByRole('checkbox', { name: `Select ${person.name}`, exact: true }).check();
    const around = many ? page.getByRole('region', { name: 'Selection' }) : cardOf(page, person.name);
    await around.getByRole('button', { name: 'Update Status' }).click();
    await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
    const round = dialog.getByRole('textbox', { name: 'Round, with whom, and where' });
    const notes = dialog.getByRole('textbox', { name: 'Notes' });
    await dialog.getByLabel('Interview time').focus();

    // What was to be done at once is done when the page comes to it: after the next key, as on a busy machine.
    await page.evaluate(() => {
      const later = globalThis.setTimeout;
      const waiting: (() => void)[] = [];
      const hold = (deed: () => void, ms?: number) => (ms ? later(deed, ms) : waiting.push(deed));
      Object.assign(globalThis, {
        setTimeout: hold,
        doWhatWaits: () => waiting.splice(0).forEach((deed) => deed()),
      });
    });
    const doWhatWaits = () => page.evaluate('doWhatWaits()');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(round, 'past the hours and minutes').toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(notes).toBeFocused();
    await doWhatWaits();
    await expect(notes, 'not led back').toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(round).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByLabel('Interview time')).toBeFocused();
  });

test('finds below the six statuses how to say no, or not now, with what was typed', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const button = card.getByRole('button', { name: 'Update Status' });
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const others = dialog.getByRole('group', { name: 'Other outcomes' }).getByRole('button');
  await button.click();
  await expect(others).toHaveText(['Put on hold…', 'Reject…', 'Candidate declined…']);
  await screenshot(page, 'status-other-outcomes');
  await expectAccessible(page, 'other outcomes in the status dialog', '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Too far from Pune.');
  await others.filter({ hasText: 'Reject…' }).click();

  const reject = page.getByRole('dialog', { name: 'Reject' });
  const reason = reject.getByRole('textbox', { name: 'Reason' });
  await expect(reject.getByRole('combobox', { name: 'Main reason' })).toBeFocused();
  await expect(reason).toHaveValue('Too far from Pune.');
  await expect(page.getByRole('dialog'), 'in the place of the other').toHaveCount(1);
  await expect(reject.getByRole('radio')).toHaveCount(0);
  await expect(reject.getByRole('group', { name: 'Other outcomes' })).toHaveCount(0);
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  await expect(button).toBeFocused();

  await button.click();
  await expect(others, 'where the person is already is none').toHaveText([
    'Put on hold…',
    'Candidate declined…',
  ]);
  await expect(dialog.getByRole('textbox', { name: 'Notes' }), 'it went along').toHaveValue('');
});

test('asks to think again before somebody joins who has had no offer, and forbids nothing', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const other = await findJob(page, 'busy');
  await assignByApi(page, other.id, [person.candidate_id]);
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  const [at] = now.also_open;
  await page.reload();
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const also = dialog.getByText(`Also open: ${at!.jd_id} (${CANDIDATE_STATUS_LABELS[at!.status]})`);
  const note = dialog.getByText(`${person.name} has not had an offer here.`);
  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Did Not Join' }).check();
  await expect(note).toContainText('Did Not Join counts as an offer that came to nothing.');
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await expect(note).toHaveCount(0);
  await expect(also).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await expect(note).toContainText('Joined counts as a hire.');
  await expect(also).toContainText(/ (stays|stay) open\.$/);
  await expectAccessible(page, 'a word of doubt in the status dialog', '[role="dialog"]');
  await screenshot(page, 'status-doubt');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(card).toContainText('Joined');

  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Did Not Join' }).check();
  await expect(note, 'who joined has had one').toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Under Review');

  await page.getByRole('checkbox', { name: `Select ${person.name}`, exact: true }).check();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Update Status' })
    .click();
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await expect(note).toBeVisible();
  await expect(also).toBeVisible();
  await page.keyboard.press('Escape');

  await card.getByRole('link', { name: person.name }).click();
  await page
    .getByRole('region', { name: 'Job Assignments' })
    .getByRole('button', { name: `Update Status in ${job.title}` })
    .first()
    .click();
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await expect(note).toBeVisible();
  await expect(also).toBeVisible();
});

test('says in a word why somebody is lost, of the reasons that go with the status', async ({ page }) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog');
  const why = dialog.getByRole('combobox', { name: 'Main reason' });
  await card.getByRole('button', { name: 'Update Status' }).click();
  await expect(why).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Did Not Join' }).check();
  await expect(why).toHaveAccessibleDescription(/Vendors do not see it\.$/);
  await expect(why.getByRole('option').first()).toHaveText('None chosen');
  await why.selectOption('Counter-offer from present employer');
  await expectAccessible(page, 'why somebody is lost', '[role="dialog"]');
  // Chosen for one status it is not sent with another.
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await expect(why).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  await expect(why).toHaveValue('');
  await expect(why.getByRole('option', { name: 'Counter-offer from present employer' })).toHaveCount(0);
  await why.selectOption('Skills do not fit');
  // What is chosen outlives a closed dialog as what is typed does.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await expect(why).toHaveValue('skills_mismatch');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Has worked with Java alone.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  await card.getByRole('button', { name: /^History of/ }).click();
  const step = dialog.getByText('Skills do not fit');
  await expect(step).toBeVisible();
  await expect(dialog).toContainText('Has worked with Java alone.');
  await screenshot(page, 'history-with-reason');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs/${job.id}/candidates`);
  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Did Not Join' }).check();
  await expect(why).toHaveValue('');
  await screenshot(page, 'status-with-reason-phone');
  // A reason that goes with the outcome chosen instead goes along.
  await why.selectOption('Accepted another offer');
  await dialog.getByRole('button', { name: 'Candidate declined…' }).click();
  await expect(why).toHaveValue('other_offer');
});
