import type { Locator } from '@playwright/test';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { assignByApi, findJob, openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** A finger needs about that, in pixels. */
const FINGER = 34;

test('the buttons of a card are as large as fingers need them', async ({ page }) => {
  const { person } = await openPipeline(page);
  const card = page.getByRole('article', { name: person.name });
  await expect(card).toBeVisible();
  for (const button of await card.getByRole('button', { name: /^(Update|View|Remove|History)/ }).all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(FINGER);
  // Beside the letters a link is still pressed, and only that one.
  const links = card.getByRole('link', { name: /@|^\+91/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.focus();
    const isPressed = await page.evaluate(`(() => {
      const its = document.activeElement;
      its.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = its.getBoundingClientRect();
      return [top - 3, bottom + 3].map((at) => document.elementFromPoint(left + width / 2, at) === its);
    })()`);
    expect(isPressed).toEqual([true, true]);
  }
  await screenshot(page, 'card-by-touch');
});

/** and that far from the next one that does another thing */
const APART = 8;

const right = ({ x, width }: { x: number; width: number }) => x + width;

/** How high what takes a press is, by what lies above and below the middle of what is drawn, in pixels. */
async function pressedHeight(part: Locator): Promise<number> {
  return part.evaluate((its) => {
    its.scrollIntoView({ block: 'center' });
    const { left, width, top, bottom } = its.getBoundingClientRect();
    const takes = (y: number) => its.contains(its.ownerDocument.elementFromPoint(left + width / 2, y));
    let [from, to] = [(top + bottom) / 2, (top + bottom) / 2];
    while (takes(from - 1)) from -= 1;
    while (takes(to + 1)) to += 1;
    return to - from;
  });
}

test('what is drawn small is pressed around its edge', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  await expect(edit).toBeVisible();
  for (const part of [
    edit,
    page.getByRole('button', { name: /^Delete / }).first(),
    page.getByRole('checkbox', { name: /^Select (?!all)/ }).first(),
  ])
    expect(await pressedHeight(part)).toBeGreaterThanOrEqual(FINGER - 2);
  // Nor is the one pressed for the other.
  const erase = page.getByRole('button', { name: /^Delete / }).first();
  expect((await erase.boundingBox())!.x - right((await edit.boundingBox())!)).toBeGreaterThanOrEqual(APART);
  await page.goto('/jobs');
  const head = page.getByRole('columnheader').getByRole('button').first();
  await expect(head).toBeVisible();
  expect(await pressedHeight(head)).toBeGreaterThanOrEqual(FINGER - 2);
  await page.goto('/settings/audit');
  const back = page.getByRole('link', { name: 'Back to Settings' });
  await expect(back).toBeVisible();
  expect(await pressedHeight(back)).toBeGreaterThanOrEqual(FINGER - 2);
});

test('what may be done with a job stands apart, as large as a finger', async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'empty');
  await page.goto(`/jobs/${id}/candidates`);
  const deeds = [
    page.getByRole('link', { name: 'Edit Job' }),
    page.getByRole('button', { name: 'Publish' }),
    page.getByRole('button', { name: /^Change status of / }),
  ];
  for (const deed of deeds) await expect(deed).toBeVisible();
  await expect(async () => {
    const boxes = await Promise.all(deeds.map(async (deed) => (await deed.boundingBox())!));
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(FINGER);
    for (const [index, { x }] of boxes.slice(1).entries())
      expect(x - right(boxes[index]!)).toBeGreaterThanOrEqual(APART);
  }).toPass();
  await screenshot(page, 'job-by-touch');
});

test('a person’s page begins with who it is and where they stand; what is done less often is in a menu', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Phirta Chalta');
  const other = await findJob(page, 'busy');
  await assignByApi(page, other.id, [id]);
  await page.goto(`/candidate/${id}`);
  const heading = page.getByRole('heading', { level: 1, name });
  const standing = page.getByText(/ and 1 more$/);
  await expect(standing).toContainText(new RegExp(`^in (${job.title}|${other.title}) and 1 more$`));
  const more = page.getByRole('button', { name: `More about ${name}` });
  await expect(more).toBeEnabled();
  const view = page.getByRole('link', { name: 'View Resume' });
  const edit = page.getByRole('link', { name: 'Edit Candidate' });
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())!.y);
  expect(await topOf(heading)).toBeLessThan(await topOf(standing));
  expect(await topOf(standing)).toBeLessThan(await topOf(view));
  // All in one line, and nothing else beside them.
  expect(await topOf(edit)).toBe(await topOf(view));
  expect(await topOf(more)).toBe(await topOf(view));
  for (const words of ['Print this page', 'Print for Interviewer', 'Download Resume', 'Assign to a Job'])
    await expect(page.getByRole('button', { name: words })).toHaveCount(0);
  await screenshot(page, 'person-by-touch');

  const item = (words: string) => page.getByRole('menuitem', { name: words, exact: true });
  await more.click();
  const download = page.waitForEvent('download');
  await item('Download Resume').click();
  expect((await download).suggestedFilename()).toBe(`${name}_resume.pdf`);
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await expect(more).toBeEnabled();
  await more.click();
  await expect(item('Print this page')).toBeVisible();
  await item('Print for Interviewer').click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await more.click();
  await item('Assign to a Job…').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('a recruiter finds submitting beside the resume, and neither editing nor assigning', async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  const { items } = (await (await page.request.get('/api/candidates?limit=1')).json()) as {
    items: { id: string; name: string }[];
  };
  await page.goto(`/candidate/${items[0]!.id}`);
  await expect(page.getByRole('button', { name: 'Submit to a job' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Candidate' })).toHaveCount(0);
  await page.getByRole('button', { name: `More about ${items[0]!.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Print this page' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Assign/ })).toHaveCount(0);
});

test('whoever waits is moved on from the list of them', async ({ page }) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  await page.goto(`/candidates?sort=waiting&job_id=${job.id}&search=${person.email}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: person.name }) });
  const update = row.getByRole('button', { name: `Update Status of ${person.name} in ${job.title}` });
  await expect(row).toContainText('Under Review');
  expect((await update.boundingBox())!.height).toBeGreaterThanOrEqual(FINGER);
  await update.click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await expect(dialog).toContainText(job.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(update).toBeFocused();
  await update.click();
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Shortlisted');
  await screenshot(page, 'waiting-by-touch');

  // By where they stand, as the dashboard's numbers lead on; not in a list that asks for neither.
  await page.goto(`/candidates?status=shortlisted&search=${person.email}`);
  await expect(update).toBeVisible();
  await page.goto(`/candidates?search=${person.email}`);
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: `Edit ${person.name}` })).toBeVisible();
  await expect(update).toHaveCount(0);

  // Only HR moves people on.
  await signIn(page, 'recruiter');
  await page.goto(`/candidates?status=shortlisted&search=${person.email}`);
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: /^Update Status/ })).toHaveCount(0);
});

test('a resume opens over the page, to be read at the width of a phone, and the file from there', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Padhta Jata', {
    resume_text: 'Padhta Jata\nNurse in Kochi, six years of experience.',
  });
  const viewer = page.getByRole('dialog');
  await page.goto('/candidates?search=Padhta');
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/candidate/${id}`);
  const view = page.getByRole('link', { name: 'View Resume' });
  await view.click();
  await expect(viewer.getByText('The text that was read out of the file')).toBeVisible();
  const file = viewer.getByRole('link', { name: 'Open File' });
  await expect(file).toHaveAttribute('href', `/api/candidates/${id}/resume`);
  await expect(file).toHaveAttribute('target', '_blank');
  await screenshot(page, 'resume-on-a-phone');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(view).toBeFocused();
  // The step back closes it, too, and leaves the page.
  await view.click();
  await expect(file).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(`/candidate/${id}`);
  // From a job's card it opens in a new tab, as the specification has it.
  await page.goto(`/jobs/${job.id}/candidates?search=Padhta`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('article', { name }).getByRole('link', { name: 'View Resume' }).click();
  await (await opened).close();
  await expect(viewer).toHaveCount(0);
});
