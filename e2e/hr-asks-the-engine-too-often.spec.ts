import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test('who has asked for too many jobs is told to wait, and goes on by hand', async ({ page, watch }) => {
  watch.expectError(/status of 429/);
  await signIn(page, 'hr');
  const ask = () =>
    page.request.post('/api/functions/generate-job-from-prompt', {
      headers: { origin: new URL(page.url()).origin },
      data: { prompt: 'A staff nurse in Kochi' },
    });
  let answer = await ask();
  for (let n = 0; n < 25 && answer.ok(); n += 1) answer = await ask();
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(60);

  await page.goto('/create-job?tab=ai-create');
  const prompt = page.getByRole('textbox', { name: 'Job description in your own words' });
  await prompt.fill('A staff nurse in Kochi');
  await page.getByRole('button', { name: 'Generate Job Posting with AI' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Generation Failed' });
  await expect(toast).toContainText('Please wait a minute and try again.');
  await expect(prompt).toHaveValue('A staff nurse in Kochi');
});
