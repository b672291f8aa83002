import type { Locator } from '@playwright/test';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, palette, paletteField, paletteLine } from './support/palette.ts';
import { assignByApi, cardOf, findJob } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

test('goes back to where the person was opened from', async ({ page }) => {
  await signIn(page, 'hr');
  const { name, job } = await createCandidate(page, 'Hansika Motwani');
  await page.goto(`/jobs/${job.id}/candidates`);
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);

  await page.goto('/candidates?search=hansika');
  await page.getByRole('row').getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL('/candidates?search=hansika');
});

test('to the row that one came from, in the list as it was, after editing the person and going on to others too', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const list = '/candidates?sort=name&page=2';
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('rowheader').getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(list);
  await expect(rows.nth(20)).toBeVisible();
  const names = await rows.allTextContents();
  const expectAt = async (name: string) => {
    await expect(page).toHaveURL(list);
    const row = rows.and(page.getByRole('link', { name, exact: true }));
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  };

  await test.step('by a step back', async () => {
    await rows.nth(18).click();
    await expect(heading).toHaveText(names[18]!);
    await page.getByRole('link', { name: 'Next candidate' }).click();
    await expect(heading).toHaveText(names[19]!);
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expectAt(names[19]!);
  });

  await test.step('by the link above the form, opened from the list or from the page', async () => {
    await page.getByRole('link', { name: `Edit ${names[20]!}`, exact: true }).click();
    await expect(heading).toHaveText('Edit Candidate');
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expectAt(names[20]!);
    await rows.nth(17).click();
    await page.getByRole('link', { name: 'Edit Candidate' }).click();
    await expect(heading).toHaveText('Edit Candidate');
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expectAt(names[17]!);
  });

  await test.step('not once one goes on, nor from elsewhere', async () => {
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(heading).toHaveText(/^Job/);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(rows.nth(17)).toBeVisible();
    await expect(rows.nth(17)).not.toBeFocused();
  });

  await test.step('nor once one has gone on while its code was on the way', async () => {
    await rows.nth(16).click();
    await expect(heading).toHaveText(names[16]!);
    await page.reload();
    const code = Promise.withResolvers<void>();
    await page.route(/return-to-row/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/return-to-row/);
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expect(rows.nth(16)).toBeVisible();
    await asked;
    const search = page.getByRole('main').getByRole('searchbox');
    await search.press('Escape');
    await search.focus();
    const come = page.waitForResponse(/return-to-row/);
    code.resolve();
    await (await come).finished();
    // The two frames after which it would look.
    await page.evaluate(
      'new Promise((on) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(on))))',
    );
    await expect(search).toBeFocused();
  });
});

test('from a person far down a job back to the same card, the job that one came from standing first', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const [busy, quiet] = [await findJob(page, 'busy'), await findJob(page, 'quiet')];
  await page.goto('/jobs?status=published&sort=candidates');
  await page.getByRole('row').getByRole('link', { name: busy.title, exact: true }).first().click();
  const card = page.getByRole('article').nth(14);
  const link = card.getByRole('link').first();
  const name = (await link.textContent())!;
  const id = (await link.getAttribute('href'))!.split('/').pop()!;
  // Another job of the person, in which more has happened since.
  await assignByApi(page, quiet.id, [id]);
  const stood = await openFrom(card);
  const jobs = page.getByRole('table', { name: 'Job assignments' }).getByRole('row');
  await expect(jobs.nth(1)).toContainText(busy.jd_id);
  await expect(jobs.nth(1)).toContainText('You came from this job');
  await expect(page.getByText('You came from this job')).toHaveCount(1);
  await expect(jobs.filter({ hasText: quiet.jd_id })).toHaveCount(1);

  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect.poll(() => topOf(cardOf(page, name))).toBeCloseTo(stood, -1);
  // It was a step back: the next one leads on to the list of jobs, as it was left, and from there the same step goes forward.
  await page.goBack();
  await expect(page).toHaveURL('/jobs?status=published&sort=candidates');
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page).toHaveURL('/jobs?status=published&sort=candidates');
});

test('from a person whom the palette led to from another back to the list, not to the job of the first', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { name, job } = await createCandidate(page, 'Ileana Cruz');
  const other = await createCandidate(page, 'Jacqueline Fernandes');
  await page.goto(`/jobs/${job.id}/candidates`);
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page.getByText('You came from this job')).toBeVisible();
  await openPalette(page);
  await paletteField(page).fill(other.name);
  await paletteLine(page, other.name).click();
  const heading = page.getByRole('heading', { name: other.name, level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('table', { name: 'Job assignments' })).toContainText(job.title);
  await expect(page.getByText('You came from this job')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Job', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL('/candidates');
});

// A card on a phone is higher than the room that is kept for one that was not drawn yet: the further down, the more that adds up to.
test('on a phone, back to where the card stood far down a job', async ({ page }) => {
  await signIn(page, 'hr');
  const busy = await findJob(page, 'busy');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs/${busy.id}/candidates`);
  const card = page.getByRole('article').nth(20);
  const name = (await card.getByRole('link').first().textContent())!;
  const stood = await openFrom(card);
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect.poll(() => topOf(cardOf(page, name))).toBeCloseTo(stood, -1);
});

test('back to where the card stood in its stage on the board', async ({ page }) => {
  await signIn(page, 'hr');
  const busy = await findJob(page, 'busy');
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto(`/jobs/${busy.id}/candidates?view=board`);
  const cards = page.getByRole('region', { name: 'Declined' }).getByRole('listitem');
  const card = cards.nth(7);
  const name = (await card.getByRole('link').first().textContent())!;
  const stood = await openFrom(card);
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect.poll(() => topOf(cards.filter({ hasText: name }))).toBeCloseTo(stood, -1);
});

test('the step back takes away the dialog or menu that lies over a screen, and only then the screen', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const busy = await findJob(page, 'busy');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs?status=published&sort=candidates');
  await page.getByRole('link', { name: busy.title, exact: true }).first().click();
  await expect(page).toHaveURL(`/jobs/${busy.id}/candidates`);
  const card = page.getByRole('article').first();
  const dialog = page.getByRole('dialog');

  await card.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/jobs/${busy.id}/candidates`);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(`/jobs/${busy.id}/candidates`);

  // In the palette, whose own field holds the focus.
  await openPalette(page);
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(`/jobs/${busy.id}/candidates`);

  // One that is going already takes no step.
  await card.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/jobs?status=published&sort=candidates');
});

/** Opens the person of a card once it stands still in view, and tells where its upper edge was in the window then, in pixels. */
async function openFrom(card: Locator): Promise<number> {
  await card.getByRole('link').first().hover();
  let [before, now] = [NaN, NaN];
  await expect(async () => {
    [before, now] = [now, await topOf(card)];
    expect(now).not.toBeNaN();
    expect(now).toBe(before);
  }).toPass();
  // Not by `click`, which might scroll once more.
  await card.getByRole('link').first().dispatchEvent('click');
  return now;
}

async function topOf(card: Locator): Promise<number> {
  // None while it is not drawn.
  return (await card.boundingBox())?.y ?? NaN;
}

test('whoever adds somebody while looking at one job adds them for that job, and comes back to it', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const busy = await findJob(page, 'busy');
  const form = `/create-candidate?jobId=${busy.id}`;
  const add = page.getByRole('main').getByRole('link', { name: 'Add Candidate' });
  const chosen = page.getByRole('combobox', { name: 'Job' });

  await test.step('from the palette at the job', async () => {
    await page.goto(`/jobs/${busy.id}/candidates`);
    await expect(page.getByRole('link', { name: 'Create Candidate' })).toHaveAttribute('href', form);
    await openPalette(page);
    await paletteField(page).fill('Add Candidate');
    await paletteLine(page, 'Add Candidate').click();
    await expect(page).toHaveURL(form);
    await expect(chosen).toHaveValue(new RegExp(`^${busy.jd_id} `));
  });

  await test.step('cancelled, the list leads back to the job, and adds for it', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/candidates');
    await expect(add).toHaveAttribute('href', form);
    await page.getByRole('link', { name: `Back to “${busy.title}”` }).click();
    await expect(page).toHaveURL(`/jobs/${busy.id}/candidates`);
  });

  await test.step('from the list of the people of that job', async () => {
    await page.goto(`/candidates?job_id=${busy.id}`);
    await expect(add).toHaveAttribute('href', form);
    await expect(page.getByRole('link', { name: 'Import Resumes' })).toHaveAttribute(
      'href',
      `/candidates/import?jobId=${busy.id}`,
    );
  });

  await page.goto('/candidates');
  await expect(add).toHaveAttribute('href', '/create-candidate');
});
