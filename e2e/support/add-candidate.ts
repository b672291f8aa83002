import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { resumeOf, type Person } from './submission.ts';

// The form of Add Candidate.
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const create = (page: Page) => page.getByRole('button', { name: 'Create Candidate' });
export const reason = (page: Page) => field(page, 'Reason for Recommendation');

/** Opens it, for a job when one is given. */
export async function openAdd(page: Page, jobId?: string): Promise<void> {
  await page.goto(jobId === undefined ? '/create-candidate' : `/create-candidate?jobId=${jobId}`);
  await expect(page.getByRole('heading', { name: 'Add Candidate', level: 1 })).toBeVisible();
}

/** Chooses the resume of a person, and waits until it has filled the form. */
export async function chooseResume(page: Page, person: Person): Promise<void> {
  const file = resumeOf(person);
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue(person.name);
}
