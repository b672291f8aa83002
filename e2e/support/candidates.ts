import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A file of the sample resumes. */
export const sample = (name: string) => join(import.meta.dirname, '../../samples', name);

let people = 0;

interface NewCandidate {
  id: string;
  name: string;
  job: { id: string; title: string };
}

const RESUME = sample('Karthik_Subramaniam_Resume.pdf');

/** A person of a journey's own in the newest published job, made through the API by the HR manager who is signed in. */
export async function createCandidate(
  page: Page,
  name: string,
  fields: Record<string, unknown> = {},
  resume = RESUME,
): Promise<NewCandidate> {
  return enter(page, name, fields, { resume, path: () => '/api/candidates' });
}

/** The same, submitted by the vendor or recruiter who is signed in; `id` is that of the submission. */
export async function submitCandidate(
  page: Page,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<NewCandidate> {
  return enter(page, name, fields, { resume: RESUME, path: (job) => `/api/jobs/${job}/submissions` });
}

async function enter(
  page: Page,
  name: string,
  fields: Record<string, unknown>,
  { resume, path }: { resume: string; path: (jobId: string) => string },
): Promise<NewCandidate> {
  people += 1;
  const published = await page.request.get('/api/published-jobs?limit=1');
  const { items } = (await published.json()) as { items: { id: string; title: string }[] };
  const job = items[0]!;
  const payload = {
    name,
    email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${people}@journey.example`,
    phone: `+91 70000 ${String(10_000 + people)}`,
    experience_years: 6,
    skills: ['Java', 'Kafka'],
    recommendation_reason: 'Ran the payments platform of a bank for three years.',
    resume_text: 'Java and Kafka for six years at a bank in Pune, with Spring Boot and PostgreSQL.',
    job_id: job.id,
    ...fields,
  };
  const response = await page.request.post(path(job.id), {
    headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
    multipart: { payload: JSON.stringify(payload), resume: await fileOf(resume) },
  });
  expect(response.status(), await response.text()).toBe(201);
  return { id: ((await response.json()) as { id: string }).id, name, job };
}

/** Gives somebody another resume, through the API by the HR manager who is signed in; the former one becomes an older version. */
export async function replaceResume(page: Page, id: string, resume: string): Promise<void> {
  const response = await page.request.post(`/api/candidates/${id}/resume`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { payload: '{}', resume: await fileOf(resume) },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const fileOf = async (path: string) => ({
  name: basename(path),
  mimeType: 'application/pdf',
  buffer: await readFile(path),
});
