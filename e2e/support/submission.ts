import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Why the person is recommended. */
export const REASON = 'Has built payment services with the stack that this job asks for.';

/** Whom a journey submits or adds. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** A resume as a text file, with what the form asks for. */
export function resumeOf({ name, email, phone }: Person) {
  const text = `${name}
Email: ${email}
Phone: ${phone}
Pune

Summary
Backend engineer with 6 years of experience in Java, Spring Boot, Kafka and PostgreSQL.

Experience
Senior Software Engineer, Kaveri Systems, Jan 2021 - Present
Built payment services in Java and Spring Boot, with Kafka between them and PostgreSQL below.
Software Engineer, Nila Software, Jan 2019 - Dec 2020
`;
  return { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

interface SubmitOptions {
  /** the form tells one's role that the person is known; what it says moves the button that is pressed */
  isKnown?: boolean;
}

/** On the page of a job that takes candidates: opens the form, fills it in from a resume and sends it. */
export async function submitPerson(
  page: Page,
  person: Person,
  { isKnown = false }: SubmitOptions = {},
): Promise<void> {
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await expect(page.getByRole('heading', { name: 'Submit Candidate', level: 1 })).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(person));
  await expect(page.getByText(/fields? auto-filled/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person.name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await page.getByRole('textbox', { name: 'Reason for Recommendation' }).fill(REASON);
  const known = page.getByRole('status').filter({ hasText: 'is a candidate already' });
  if (isKnown) await expect(known).toBeVisible();
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
}

/** Opens the first published job of that order from the job list; returns its title. */
export async function openPublishedJob(page: Page, sort = 'title'): Promise<string> {
  await page.goto(`/jobs?status=published&sort=${sort}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Published');
  const link = row.getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  return title;
}
