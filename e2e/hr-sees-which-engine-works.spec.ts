import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { type FakeProvider, startFakeProvider } from '../scripts/fake-ai-provider.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** The same product with an AI provider, which runs on this machine and does as a journey tells it. */
const withProvider = test.extend<object, { provider: FakeProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const provider = await startFakeProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ provider }, use) => {
      await use({
        AI_BASE_URL: provider.url,
        AI_API_KEY: 'journey-key',
        AI_CHAT_MODEL: 'fake-chat',
        AI_CHAT_PRICE: '0.15/0.60',
        AI_EMBEDDING_MODEL: 'fake-embedding',
        AI_EMBEDDING_PRICE: '0.02',
      });
    },
    { scope: 'worker' },
  ],
});

const FELL_BACK = /^The AI provider could not answer just now, so the built-in engine did this\./;
const RESUME = `Ravi Nair
ravi.nair@journey.example
+91 98450 12345
City: Pune
Company: Infosys
Position: Java Developer
5 years of experience
Skills: Java, Kafka`;

const engineCard = (page: Page) => page.getByRole('region', { name: 'AI engine' });
const writing = (page: Page) => page.getByRole('group', { name: 'Reading resumes and writing jobs' });

const matching = (page: Page) => page.getByRole('group', { name: 'Matching' });

async function writeJob(page: Page) {
  await page.goto('/create-job?tab=ai-create');
  await page
    .getByRole('textbox', { name: 'Job description in your own words' })
    .fill('Java developer for an IT company in Pune, 5-8 years, Spring Boot, Kafka, hybrid');
  await page.getByRole('button', { name: 'Generate Job Posting with AI' }).click();
  await expect(page.getByText('The form below was filled in from your description.')).toBeVisible();
}

async function readResume(page: Page) {
  await page.goto('/create-candidate');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Ravi_Nair.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME) });
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ravi Nair');
}

test('sees that the built-in engine does everything, at no cost', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/settings');
  await expect(engineCard(page)).toContainText('no text leaves it, and it costs nothing');
  await expect(writing(page)).toContainText('Built-in engine');
  await expect(writing(page)).toContainText('Working');
  await expect(page.getByRole('group', { name: 'Matching' })).toContainText('Built-in engine');
  await expect(page.getByRole('group', { name: 'This month' })).toBeHidden();
  await screenshot(page, 'ai-engine-builtin');
});

test('is told when the status cannot be loaded, and tries again', async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  await signIn(page, 'hr');
  await holdLiveChanges(page);
  let isBroken = true;
  await page.route('**/api/ai/status', (route) =>
    isBroken ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await page.goto('/settings');
  await expect(page.getByText('The AI engine could not be asked how it is')).toBeVisible({ timeout: 30_000 });
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(writing(page)).toContainText('Built-in engine');
});

withProvider('sees whose vectors matching goes by, and that they wait', async ({ page, provider }) => {
  // The data came with the built-in engine's vectors: all are made anew after the start.
  provider.behave('works');
  await signIn(page, 'hr');
  await page.goto('/vector-conversion?tab=jobs');
  await expect(
    page.getByText(/embedding model fake-embedding of the AI provider 127\.0\.0\.1/),
  ).toContainText('about 0.02 dollars per 1M tokens');
  const row = page.getByRole('table', { name: 'Jobs and their vectors' }).getByRole('row').nth(1);
  await expect
    .poll(async () => (await page.request.get('/api/vectors')).text(), { timeout: 90_000 })
    .toMatch(/"kind":"existing","state":"done"/);
  await page.reload();
  await expect(row).toContainText('Converted');
  await screenshot(page, 'vectors-by-provider');

  provider.behave('no_credit');
  await row.getByRole('button', { name: /^Regenerate/ }).click();
  await expect(page.getByText(messages.vector.jobRegenerateFailed.title)).toBeVisible();
  const trouble = page.getByRole('alert').filter({ hasText: 'The AI provider makes no vectors just now' });
  await expect(trouble).toContainText('its limit or credit is used up');
  await screenshot(page, 'vectors-provider-away');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'vectors-provider-away-phone');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.goto('/settings');
  await expect(matching(page)).toContainText('fake-embedding');
  await expect(matching(page)).toContainText(/Last call failed|Paused after failures/);
  provider.behave('works');
});

withProvider('follows a provider that works, and then does not', async ({ page, provider }) => {
  await signIn(page, 'hr');
  await page.goto('/settings');
  await expect(engineCard(page)).toContainText(`are sent to ${new URL(provider.url).host}`);
  await expect(writing(page)).toContainText('fake-chat');
  await expect(writing(page)).toContainText('Not used yet');

  await writeJob(page);
  await expect(page.getByText(FELL_BACK)).toBeHidden();
  // Else the entries of this one would be kept, and asked about when the next is written.
  await page.getByRole('button', { name: 'Undo' }).click();
  await readResume(page);
  await expect(page.getByText(FELL_BACK)).toBeHidden();
  await page.goto('/settings');
  await expect(writing(page)).toContainText('Working');
  const month = page.getByRole('group', { name: 'This month' });
  const wrote = month.getByRole('row', { name: /^Writing jobs from a text/ });
  await expect(wrote).toContainText('1,200');
  await expect(wrote).toContainText('$0.0003');

  // Nobody is kept from their work by it, and everybody is told.
  provider.behave('no_credit');
  await writeJob(page);
  await expect(page.getByText(FELL_BACK)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(/Java/);
  await screenshot(page, 'ai-fell-back-job');
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Java Lead');
  await page.getByRole('button', { name: /generate Full Job Description/i }).click();
  await expect(page.getByText(FELL_BACK)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Description' })).toHaveValue(/Java Lead/);
  await readResume(page);
  await expect(page.getByText(FELL_BACK)).toBeVisible();
  await screenshot(page, 'ai-fell-back-resume');

  await page.goto('/settings');
  await expect(writing(page)).toContainText('Paused after failures');
  await expect(writing(page)).toContainText('its limit or credit is used up');
  await expect(month).toContainText('Done by the built-in engine instead3');
  await screenshot(page, 'ai-engine-paused');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 900 });
  await engineCard(page).scrollIntoViewIfNeeded();
  await screenshot(page, 'ai-engine-paused-phone');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
