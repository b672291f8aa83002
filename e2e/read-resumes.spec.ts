import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const SAMPLES = join(import.meta.dirname, '../samples');
const EXTRACTION = '/api/functions/extract-candidate-data';

interface Sample {
  file: string;
  about: string;
  outcome: 'read' | 'ocr' | 'no-text' | 'empty' | 'mislabelled' | 'password-protected';
  expected?: { email?: string; phone?: string };
}

const { samples } = JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8')) as { samples: Sample[] };

const REFUSALS: Partial<Record<Sample['outcome'], string>> = {
  ocr: messages.resume.noText,
  'no-text': messages.resume.noText,
  empty: messages.resume.empty,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
};

const lastTenDigits = (text: string) => text.replaceAll(/\D/g, '').slice(-10);

/** Chooses a file, the first one or in place of the one before. */
async function choose(page: Page, file: string): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(join(SAMPLES, file));
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/create-candidate');
});

test('every sample with text is read in the browser, whatever its kind and layout', async ({ page }) => {
  for (const { file, about, expected } of samples.filter(({ outcome }) => outcome === 'read')) {
    await test.step(`${file}: ${about}`, async () => {
      const extraction = page.waitForRequest((request) => request.url().endsWith(EXTRACTION));
      await choose(page, file);
      const { resumeText } = (await extraction).postDataJSON() as { resumeText: string };
      expect(resumeText).toContain(expected?.email ?? '@');
      expect(resumeText.replaceAll(/\D/g, '')).toContain(lastTenDigits(expected?.phone ?? ''));
      await expect(page.getByRole('button', { name: `Remove ${file}` })).toBeVisible();
    });
  }
});

test('every other sample is refused with its reason', async ({ page }) => {
  for (const { file, about, outcome } of samples.filter(({ outcome }) => outcome !== 'read')) {
    await test.step(`${file}: ${about}`, async () => {
      await choose(page, file);
      await expect(page.getByRole('alert').filter({ hasText: REFUSALS[outcome] ?? outcome })).toBeVisible();
      // A real document may be kept, with its details typed in; anything else may be chosen again.
      const keeps = outcome === 'ocr' || outcome === 'no-text';
      await expect(
        page.getByRole('button', { name: keeps ? `Remove ${file}` : 'Browse files' }),
      ).toBeVisible();
    });
  }
});

test('a file can be replaced and taken away again, with the keyboard', async ({ page }) => {
  await choose(page, 'Anjali Mathew CV.pdf');
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(join(SAMPLES, 'faizan_resume.docx'));
  const remove = page.getByRole('button', { name: 'Remove faizan_resume.docx' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
});
