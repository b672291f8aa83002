import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openPalette, openShortcuts, palette, paletteField } from './support/palette.ts';
import { assignPeople, findJob, moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('through a list of candidates one after another, and back to it by one step', async ({ page }) => {
  await signIn(page, 'hr');
  const list = '/candidates?sort=name';
  const { links, names, total } = await openFirstOf(page, list);

  await expectPerson(page, names[0]!, `1 of ${total}`);
  await expect(page.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
  const next = page.getByRole('link', { name: 'Next candidate' });
  await expect(next).toHaveAccessibleDescription(names[1]!);
  await next.click();
  await expectPerson(page, names[1]!, `2 of ${total}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('l');
  await expectPerson(page, names[2]!, `3 of ${total}`);
  await page.keyboard.press('h');
  await expectPerson(page, names[1]!, `2 of ${total}`);

  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(list);
  // It was one step: forward lies the person whom one looked at last, still in the same place of the list.
  await page.goForward();
  await expectPerson(page, names[1]!, `2 of ${total}`);
  await page.goBack();
  await links.last().click();
  await expectPerson(page, names.at(-1)!, `${names.length} of ${total}`);
});

test('over the ends of a page of the list, in both directions, and after a reload', async ({ page }) => {
  await signIn(page, 'hr');
  const list = '/candidates?sort=name';
  const { links, names, total } = await openFirstOf(page, `${list}&page=2`);
  const steps = page.getByRole('navigation', { name: 'Through the list' });
  const next = page.getByRole('link', { name: 'Next candidate' });
  const before = names.length + 1;
  await expectPerson(page, names[0]!, `${before} of ${total}`);
  await page.getByRole('link', { name: 'Previous candidate' }).click();
  await expect(steps).toContainText(`${before - 1} of ${total}`);
  const heading = page.getByRole('heading', { level: 1 });
  // The person who was left, and what stands there until the next one is known.
  for (const other of [names[0]!, 'Candidate']) await expect(heading).not.toHaveText(other);
  const last = await heading.innerText();
  await next.click();
  await expectPerson(page, names[0]!, `${before} of ${total}`);
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(`${list}&page=2`);
  // Asked for on the way, the first page is at hand.
  await page
    .getByRole('navigation', { name: 'Candidates pages' })
    .getByRole('link', { name: 'Page 1', exact: true })
    .click();
  await expect(links.last()).toHaveText(last);
  await expect(page.getByText(/^Showing /)).toHaveText(`Showing 1–${names.length} of ${total}`);

  await page.goto(list);
  await expect(links.last()).toHaveText(last);
  await links.last().click();
  await expectPerson(page, last, `${before - 1} of ${total}`);
  await page.reload();
  await expectPerson(page, last, `${before - 1} of ${total}`);
  await next.click();
  await expectPerson(page, names[0]!, `${before} of ${total}`);

  // At the end of the whole list there is nobody further.
  await page.goto(`${list}&page=${Math.ceil(total / names.length)}`);
  await expect(page.getByText(new RegExp(`–${total} of ${total}$`))).toBeVisible();
  await links.last().click();
  await expect(steps).toContainText(`${total} of ${total}`);
  await expect(page.getByRole('button', { name: 'Next candidate' })).toBeDisabled();
});

test('a recruiter goes over the ends of a page of the submissions, in their filter and order', async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  const asked = '/api/submissions?sort=name&limit=25&page=';
  const rowsOf = async (number: number) => {
    const answer = await page.request.get(asked + String(number));
    return (await answer.json()) as {
      items: { candidate_id: string; candidate_name: string }[];
      total: number;
    };
  };
  const [first, second] = [await rowsOf(1), await rowsOf(2)];
  const onFirst = new Set(first.items.map((row) => row.candidate_id));
  const at = second.items.findIndex((row) => !onFirst.has(row.candidate_id));
  const last = first.items.at(-1)!;
  const place = 1 + first.items.findIndex((row) => row.candidate_id === last.candidate_id);
  await page.goto('/submissions?sort=name');
  const links = page.getByRole('table', { name: 'Submissions' }).locator('a[href^="/candidate/"]');
  await expect(links).toHaveCount(first.items.length);
  await links.last().click();
  await expectPerson(page, last.candidate_name, `${place} of ${first.total}`);
  await page.getByRole('link', { name: 'Next candidate' }).click();
  const next = second.items[at]!.candidate_name;
  await expectPerson(page, next, `${first.items.length + at + 1} of ${first.total}`);
  await page.reload();
  await expectPerson(page, next, `${first.items.length + at + 1} of ${first.total}`);
  await page.getByRole('link', { name: 'Previous candidate' }).click();
  await expectPerson(page, last.candidate_name, `${place} of ${first.total}`);
  await page.getByRole('link', { name: 'Back to Submissions' }).click();
  await expect(page).toHaveURL('/submissions?sort=name');
});

test('a reload knows the list and the way back to it, for the same person alone', async ({ page }) => {
  await signIn(page, 'hr');
  const list = '/candidates?search=an&sort=name';
  const { names, total } = await openFirstOf(page, list);
  await expectPerson(page, names[0]!, `1 of ${total}`);
  await page.reload();
  await expectPerson(page, names[0]!, `1 of ${total}`);
  const next = page.getByRole('link', { name: 'Next candidate' });
  await next.click();
  await expectPerson(page, names[1]!, `2 of ${total}`);
  await page.reload();
  await expectPerson(page, names[1]!, `2 of ${total}`);
  await next.click();
  await expectPerson(page, names[2]!, `3 of ${total}`);
  await page.reload();
  const kept = await page.evaluate<string>('JSON.stringify(sessionStorage)');
  for (const told of [...names.slice(0, 3), '\\"search\\":\\"an']) expect(kept).not.toContain(told);
  // One step back, to the list with what was typed there.
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expectPerson(page, names[2]!, `3 of ${total}`);

  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const cards = page.getByRole('article').locator('a[href^="/candidate/"]');
  await expect(cards).toHaveCount(job.candidate_count);
  const inJob = await cards.allTextContents();
  await cards.nth(1).click();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  await page.reload();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  const first = page.getByRole('table', { name: 'Job assignments' }).getByRole('row').nth(1);
  await expect(first).toContainText(job.title);
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);

  await expect(cards).toHaveCount(job.candidate_count);
  await cards.nth(1).click();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  await test.step('not for anybody else, whose session began without a sign-out', async () => {
    await page.evaluate(`{
      const { kept } = JSON.parse(sessionStorage.getItem('niyukti.kept'));
      sessionStorage.setItem('niyukti.kept', JSON.stringify({ user: 'somebody else', kept }));
    }`);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Back to Candidates' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Through the list' })).toHaveCount(0);
  });
});

test('through the people of a job, each with the job that one came from first; not where nobody else stood there', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const links = page.getByRole('article').locator('a[href^="/candidate/"]');
  await expect(links).toHaveCount(job.candidate_count);
  const names = await links.allTextContents();
  await links.nth(1).click();
  await page.getByRole('link', { name: 'Next candidate' }).click();
  await expectPerson(page, names[2]!, `3 of ${names.length}`);
  const first = page.getByRole('table', { name: 'Job assignments' }).getByRole('row').nth(1);
  await expect(first).toContainText(job.jd_id);
  await expect(first).toContainText('You came from this job');
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);

  // By an address of its own nobody came from a list.
  const { pathname } = new URL((await links.first().getAttribute('href'))!, page.url());
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toHaveCount(0);
});

test('people of a job are shortlisted and rejected one after another by keys, and nobody without a word', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await assignPeople(page, job.id, 2);
  const waiting = await readPipeline(page, job.id);
  const [one, other] = waiting.filter(({ status }) => status === 'under_review');
  const rowOfJob = page.getByRole('table', { name: 'Job assignments' }).getByRole('row').nth(1);
  const statusOf = async (id: string) =>
    (await readPipeline(page, job.id)).find(({ candidate_id }) => candidate_id === id)?.status;
  const openFromJob = async (name: string) => {
    await page.goto(`/jobs/${job.id}/candidates`);
    await page.getByRole('article', { name, exact: true }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(rowOfJob.getByRole('button', { name: /^Update Status/ })).toBeVisible();
  };

  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/status')) moves.push(request.url());
  });
  /** Presses a key that moves nobody and says why, and then one that does something. */
  const expectTold = async (key: string, title: string, why: string) => {
    moves.length = 0;
    const told = page.getByRole('alert').filter({ hasText: title });
    // What another key was told is no answer to this one.
    await expect(told).toHaveCount(0);
    // While a move is still being saved a key is not heard.
    await expect(async () => {
      if ((await told.count()) === 0) await page.keyboard.press(key);
      await expect(told.first()).toContainText(why, { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(moves).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };
  /** Until single keys are heard, whose code comes after the screen. */
  const waitForKeys = async () => {
    await openShortcuts(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };

  await test.step('s shortlists, as the dialog does, and can be undone', async () => {
    await openFromJob(one!.name);
    await waitForKeys();
    await page.keyboard.press('s');
    await expect(rowOfJob).toContainText('Shortlisted');
    const told = page.getByRole('status').filter({ hasText: 'Status Updated' });
    await expect(told).toContainText(one!.name);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOfJob).toContainText('Under Review');
    await page.keyboard.press('s');
    await expect(rowOfJob).toContainText('Shortlisted');
    await expectTold('s', 'Nothing to do', `${one!.name} is in Shortlisted already.`);
  });

  await test.step('r asks why, and rejects nobody until that is answered', async () => {
    await openFromJob(other!.name);
    await waitForKeys();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await expect(dialog).toContainText(other!.name);
    // In the dialog letters are typed.
    await page.keyboard.press('s');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await statusOf(other!.candidate_id)).toBe('under_review');
    await page.keyboard.press('r');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too far away');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(rowOfJob).toContainText('Rejected');
    expect(await statusOf(other!.candidate_id)).toBe('rejected');
    // Who is out is not brought back by a slip of the hand.
    await expectTold('s', 'Not shortlisted', `${other!.name} is in Rejected already.`);
    await expectTold('r', 'Nothing to do', `${other!.name} is in Rejected already.`);
    expect(await statusOf(other!.candidate_id)).toBe('rejected');
  });

  await test.step('who has joined is rejected by no key, but deliberately', async () => {
    const hired = (await readPipeline(page, job.id)).find(
      ({ candidate_id }) => candidate_id === one!.candidate_id,
    )!;
    await moveByApi(page, hired, 'joined');
    await openFromJob(one!.name);
    await expect(rowOfJob).toContainText('Joined');
    await waitForKeys();
    await page.keyboard.press('r');
    const told = page.getByRole('alert').filter({ hasText: `${one!.name} has joined` });
    await expect(told).toContainText('Not rejected');
    await screenshot(page, 'reject-key-of-somebody-joined');
    await expectTold('r', 'Not rejected', `${one!.name} has joined.`);
    await expectTold('s', 'Not shortlisted', `${one!.name} has joined.`);
    await rowOfJob.getByRole('button', { name: /^Other outcomes for/ }).click();
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await expect(dialog).toContainText('They have joined: this takes that back.');
    await screenshot(page, 'reject-somebody-joined');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await statusOf(one!.candidate_id)).toBe('joined');
  });

  await test.step('not where no job is meant', async () => {
    // The address that is open already would keep whence one came.
    await page.goto('/jobs');
    await page.goto(`/candidate/${one!.candidate_id}`);
    await expect(page.getByRole('link', { name: 'Back to Candidates' })).toBeVisible();
    await expect(rowOfJob.getByRole('button', { name: /^Update Status/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: one!.name })).toBeVisible();
    await waitForKeys();
    for (const key of ['r', 's']) await expectTold(key, 'Not moved', `Open ${one!.name} from a job`);
  });

  await test.step('the keys stand in their list, and are off with the others', async () => {
    await page.keyboard.press('?');
    await expect(sheet).toContainText('Shortlist the candidate, if opened from a job');
    await expect(sheet).toContainText('Reject the candidate; it asks why');
    await page.goto('/profile');
    await page.getByRole('checkbox', { name: 'Shortcuts of single keys' }).uncheck();
    await openFromJob(one!.name);
    await page.keyboard.press('r');
    // What is no single key is heard as before, and comes alone.
    await openPalette(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goto('/profile');
    await page.getByRole('checkbox', { name: 'Shortcuts of single keys' }).check();
  });
});

/**
 * From a list of candidates, at its address, to the first of them; answers the links of all who are shown there, with their
 * names, and how many the whole list has.
 */
async function openFirstOf(page: Page, list: string) {
  await page.goto(list);
  const links = page.getByRole('table', { name: 'Candidates' }).locator('a[href^="/candidate/"]');
  await expect(links.nth(3)).toBeVisible();
  const names = await links.allTextContents();
  const shown = page.getByText(/^Showing [\d,]+–[\d,]+ of [\d,]+$/);
  const total =
    (await shown.count()) === 0
      ? names.length
      : Number(/[\d,]+$/.exec(await shown.innerText())![0].replaceAll(',', ''));
  await links.first().click();
  return { links, names, total };
}

async function expectPerson(page: Page, name: string, place: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toContainText(place);
}

test('whom the palette finds from a step within a list is in no list of two', async ({ page }) => {
  await signIn(page, 'hr');
  const { names, total } = await openFirstOf(page, '/candidates?sort=name');
  await expectPerson(page, names[0]!, `1 of ${total}`);
  await page.getByRole('link', { name: 'Next candidate' }).click();
  await expectPerson(page, names[1]!, `2 of ${total}`);
  await openPalette(page);
  await paletteField(page).fill(names[0]!);
  await palette(page).getByRole('option', { name: names[0]! }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]!);
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toHaveCount(0);
});
