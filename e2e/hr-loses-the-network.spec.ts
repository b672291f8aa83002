import { messages } from '#contract/messages.ts';
import { field, openAdd } from './support/add-candidate.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';
import { resumeOf } from './support/submission.ts';

const UNREACHED = 'The server could not be reached. Please check your connection and try again.';

test('what fails for want of a network says what failed, and what helps; the form stays', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Ishaan Dutta');

  await page.route(`**/api/candidates/${id}/resume*`, (route) => route.abort());
  await page.goto(`/candidate/${id}`);
  await page.getByRole('button', { name: 'Download Resume' }).first().click();
  const told = (title: string) => page.getByRole('alert').filter({ hasText: title });
  await expect(told('Failed to download resume')).toContainText(UNREACHED);

  await page.route(`**/api/candidates/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.goto(`/edit-candidate/${id}`);
  await expect(field(page, 'Full Name')).toHaveValue('Ishaan Dutta');
  await field(page, 'Full Name').fill('Ishaan K Dutta');
  await page.getByRole('button', { name: 'Update Candidate' }).click();
  await expect(told('Failed to update candidate')).toContainText(UNREACHED);
  await expect(field(page, 'Full Name')).toHaveValue('Ishaan K Dutta');
});

test('a resume that could not be analysed is told of in one sentence after another', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await signIn(page, 'hr');
  await page.route('**/api/functions/extract-candidate-data', (route) => route.abort());
  await openAdd(page);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(resumeOf({ name: 'Lata Bose', email: 'lata@example.com', phone: '+91 97001 20009' }));
  await expect(
    page.getByText(
      `AI extraction failed: ${messages.common.network.replace(/\.$/, '')}. Please fill details manually.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resume', exact: true })).toContainText(
    `Nothing could be filled in from it: ${messages.common.network.replace(/\.$/, '')}. The file is kept.`,
  );
});
