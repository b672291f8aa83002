import { messages } from '#contract/messages.ts';
import { chooseResume, create, field, openAdd, reason } from './support/add-candidate.ts';
import { inBothSchemes } from './support/accessible.ts';
import { sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { REASON, resumeOf } from './support/submission.ts';

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('says for how long a resume is analysed, and gives a call that hangs up', async ({ page }) => {
  await page.clock.install();
  await openAdd(page);
  let answer = () => {};
  await page.route('**/api/functions/extract-candidate-data', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.abort();
  });
  const asked = page.waitForRequest('**/api/functions/extract-candidate-data');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(resumeOf({ name: 'Lata Bose', email: 'lata@example.com', phone: '+91 97001 20009' }));
  await asked;
  const analysing = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'AI is analyzing your resume...' });
  // At the foot, why nothing can be saved; at the file, what is done with it.
  const atFile = page.getByRole('region', { name: 'Resume', exact: true });
  await expect(analysing).toBeVisible();
  await expect(atFile).toContainText('Filling in the form from it…');
  await expect(create(page)).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(
    page.getByText('Failed to process resume. Please try again or fill details manually.'),
  ).toBeVisible();
  await expect(analysing).toBeHidden();
  await expect(create(page)).toBeEnabled();
  answer();

  // What has failed stays told where the file is, with what can be done.
  await expect(atFile).toContainText(
    'Nothing could be filled in from it. The file is kept. Read it again, or type the details.',
  );
  await page.unroute('**/api/functions/extract-candidate-data');
  await atFile.getByRole('button', { name: 'Read again' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('Lata Bose');
  await expect(atFile).toContainText(/Filled in from it: \d+ fields, marked “From resume”\./);
  await expect(atFile).not.toContainText('Nothing could be filled in');
});

test('says at the file what was read, and what one would look for and it does not say', async ({ page }) => {
  await openAdd(page);
  const atFile = page.getByRole('region', { name: 'Resume', exact: true });
  const told = resumeOf({ name: 'Lata Bose', email: 'lata@example.com', phone: '+91 97001 20021' });
  const withoutCity = Buffer.from(told.buffer.toString().replace('Pune\n', ''));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...told, buffer: withoutCity });
  await expect(atFile).toContainText(/Filled in from it: \d+ fields, marked “From resume”\./);
  await expect(atFile).toContainText('Not found in it: Current City.');
  await expect(page.getByRole('combobox', { name: 'Current City' })).toHaveValue('');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `add-candidate-read-${scheme}`));
  // With the file goes what is told of it.
  await page.getByRole('button', { name: 'Remove resume.txt' }).click();
  await expect(atFile).not.toContainText('Filled in from it');
});

test('what is missing stays marked when a resume fills in the rest', async ({ page }) => {
  await openAdd(page);
  await create(page).click();
  const missing = [page.getByRole('combobox', { name: 'Job' }), reason(page)];
  const filled = [field(page, 'Full Name'), field(page, 'Email'), page.getByLabel('Phone')];
  for (const each of [...missing, ...filled]) await expect(each).toHaveAttribute('aria-invalid', 'true');
  await chooseResume(page, { name: 'Lata Bose', email: 'lata@example.com', phone: '+91 97001 20015' });
  for (const each of filled) await expect(each).not.toHaveAttribute('aria-invalid', 'true');
  for (const each of missing) await expect(each).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove resume.txt' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('');
  for (const each of missing) await expect(each).toHaveAttribute('aria-invalid', 'true');
});

test('where somebody would like to work is filled in and marked, and goes with the resume', async ({
  page,
}) => {
  await openAdd(page);
  const name = 'Naukri_ManojKumarYadav[8y_3m].txt';
  await page.locator('input[type="file"]').first().setInputFiles(sample(name));
  const preferred = page.getByRole('combobox', { name: 'Preferred Location' });
  await expect(preferred).toHaveValue('Delhi, Patna');
  await expect(page.getByText('Preferred Location From resume')).toBeVisible();
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `add-candidate-preferred-${scheme}`));
  await preferred.fill('Patna');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Preferred Location From resume')).toBeHidden();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(preferred, 'typed, so it stays').toHaveValue('Patna');
});

test('a resume is analysed no further once the form is left', async ({ page }) => {
  await openAdd(page);
  const extraction = '**/api/functions/extract-candidate-data';
  // Never answered: it ends by being given up only.
  await page.route(extraction, () => {});
  const asked = page.waitForRequest(extraction);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(resumeOf({ name: 'Lata Bose', email: 'lata@example.com', phone: '+91 97001 20009' }));
  const request = await asked;
  const givenUp = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await givenUp;
  await expect(page.getByText('AI is analyzing your resume...')).toBeHidden();
  await expect(page.getByText('Failed to process resume.')).toBeHidden();
});

test('a second resume replaces what came from the first, and what was typed only when told to', async ({
  page,
}) => {
  await openAdd(page);
  await chooseResume(page, { name: 'Iqbal Mirza', email: 'iqbal@example.com', phone: '+91 97001 20002' });
  await field(page, 'Email').fill('typed@example.com');
  await page.getByLabel('Expected CTC (LPA)').fill('12.5');
  await expect(page.getByText('Email * From resume')).toBeHidden();
  await chooseResume(page, { name: 'Jaya Pillai', email: 'jaya@example.com', phone: '+91 97001 20003' });
  await expect(page.getByLabel('Phone')).toHaveValue('+91 97001 20003');
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');

  const notice = page.getByRole('alert').filter({ hasText: 'This resume may be of another person.' });
  await expect(notice).toContainText('Email: jaya@example.com in the resume, typed@example.com typed');
  await screenshot(page, 'add-candidate-other-person');
  await notice.getByRole('button', { name: 'Take all and clear the rest' }).click();
  await expect(field(page, 'Email')).toHaveValue('jaya@example.com');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await expect(notice).toBeVisible();

  // What was typed is not lost with the file that it was replaced from.
  await notice.getByRole('button', { name: 'Take all and clear the rest' }).click();
  await expect(field(page, 'Email')).toHaveValue('jaya@example.com');
  await expect(page.getByLabel('Expected CTC (LPA)')).toHaveValue('');
  await page.getByRole('button', { name: /^Remove .*resume/ }).click();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await expect(page.getByLabel('Expected CTC (LPA)')).toHaveValue('12.5');
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

test('another person typed over what the resume has filled in is told of, for as long as all of it differs', async ({
  page,
}) => {
  await openAdd(page);
  await chooseResume(page, { name: 'Sunita Devi', email: 'sunita@example.com', phone: '+91 97001 20031' });
  const notice = page.getByRole('alert').filter({ hasText: 'This resume may be of another person.' });
  await field(page, 'Full Name').fill('Sheeba Thomas');
  await field(page, 'Email').fill('sheeba@example.com');
  await expect(notice).toBeHidden();
  await page.getByLabel('Phone').fill('+91 97001 20032');
  await expect(notice).toContainText('Full Name: Sunita Devi in the resume, Sheeba Thomas typed');
  await notice.getByRole('button', { name: 'Take all from the resume' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('Sunita Devi');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('Sheeba Thomas');
  await expect(notice).toBeVisible();
  await page.getByLabel('Phone').fill('+91 97001 20031');
  await expect(notice).toBeHidden();
});

test('a file that is refused leaves the resume before it, and all that came from it', async ({ page }) => {
  await openAdd(page);
  await chooseResume(page, { name: 'Iqbal Mirza', email: 'iqbal@example.com', phone: '+91 97001 20021' });
  const photo = {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  const refusal = page.getByRole('alert').filter({ hasText: messages.resume.wrongTypeOnCreate });
  await expect(refusal).toContainText('photo.png');
  await expect(page.getByText('Text file · ')).toBeVisible();
  await expect(page.getByText('resume.txt', { exact: true })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Iqbal Mirza');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 97001 20021');
  await expect(page.getByText('Email * From resume')).toBeVisible();
  await screenshot(page, 'add-candidate-refused-replacement');

  // The next one takes its place as ever.
  await chooseResume(page, { name: 'Jaya Pillai', email: 'jaya@example.com', phone: '+91 97001 20022' });
  await expect(refusal).toBeHidden();
  await expect(page.getByLabel('Phone')).toHaveValue('+91 97001 20022');
});

test("another person's resume offers to clear what was typed of the person before", async ({ page }) => {
  await openAdd(page);
  await chooseResume(page, { name: 'Barsha Das', email: 'barsha@example.com', phone: '+91 97001 20012' });
  await page.getByLabel('Expected CTC (LPA)').fill('20');
  await reason(page).fill(REASON);
  await field(page, 'Remarks').fill('Her uncle works here');
  await page.getByRole('combobox', { name: 'Current City' }).fill('Kochi');
  await chooseResume(page, { name: 'Anjali Mathew', email: 'anjali@example.com', phone: '+91 97001 20013' });
  const note = page.getByRole('alert').filter({ hasText: 'of another person than the one before' });
  await expect(note).toContainText('Current City');
  await expect(note).toContainText('Expected CTC, Reason for Recommendation, Additional Remarks');
  await screenshot(page, 'add-candidate-left-of-former');
  await note.getByRole('button', { name: 'Clear what is left' }).click();
  await expect(reason(page)).toHaveValue('');
  await expect(field(page, 'Remarks')).toHaveValue('');
  await expect(page.getByLabel('Expected CTC (LPA)')).toHaveValue('');
  await expect(field(page, 'Full Name')).toHaveValue('Anjali Mathew');
  // What the resume says in its place is the resume's, and no clearing.
  await expect(page.getByRole('combobox', { name: 'Current City' })).toHaveValue('Pune');
  await expect(page.getByText('Current City From resume')).toBeVisible();
  await expect(page.getByText('Taken from the resume: Current City. Cleared: Expected CTC')).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(reason(page)).toHaveValue(REASON);

  // The same after the form was left in between, and the file is to be chosen again.
  await page.reload();
  await expect(reason(page)).toHaveValue(REASON);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      ...resumeOf({ name: 'Chitra Iyer', email: 'chitra@example.com', phone: '+91 97001 20014' }),
      name: 'chitra.txt',
    });
  await expect(field(page, 'Full Name')).toHaveValue('Chitra Iyer');
  await expect(note).toContainText('Reason for Recommendation');
});
