import { sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test('HR brings many resumes into the job that one comes from', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Create Candidate' }).click();
  await page.getByRole('link', { name: 'Import their resumes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import Resumes' })).toBeVisible();
  await expect(page).toHaveURL(/\/candidates\/import\?jobId=/);
  await page
    .locator('input[type="file"]')
    .setInputFiles(['Karthik_Subramaniam_Resume.pdf', 'Document1.pdf'].map(sample));
  await page.waitForURL(/batch=/);
  // The job is chosen already, and stays so when one comes back to the batch by its address or from the list of batches.
  const job = page.getByRole('combobox', { name: 'Job' });
  await expect(job).toHaveValue(/^JD-/);
  const chosen = await job.inputValue();
  await page.reload();
  await expect(job).toHaveValue(chosen);
  await page.goto('/candidates/import');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(job).toHaveValue(chosen);
  await page.getByRole('textbox', { name: 'Recommendation' }).fill('Came in by the campus drive in Pune.');
  await page.getByRole('button', { name: 'Create Karthik Subramaniam' }).click();
  await expect(page.getByText('Candidate created', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'See Them in the Job' }).click();
  await expect(page.getByRole('article', { name: 'Karthik Subramaniam' })).toBeVisible();
});
