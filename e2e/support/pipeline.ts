import type { Locator, Page } from '@playwright/test';
import { assignmentRoutes, type PipelineCandidate } from '../../contract/assignments.ts';
import type { CandidateStatus } from '../../contract/candidate-status.ts';
import { addMonths, dayOf } from '../../contract/dates.ts';
import { type Job, type JobListItem, jobRoutes } from '../../contract/jobs.ts';
import type { Offer } from '../../contract/offer.ts';
import { type Session, sessionRoutes } from '../../contract/session.ts';
import { expect } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** As the calendar names a day: "15 December 2026". */
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Asks the server as the page's person would, behind the page's back. */
export async function ask<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await page.request.fetch(path, {
    method,
    data,
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const jobPath = (path: string, id: string) => path.replace('{id}', id);

/** The published job with the most candidates, the one with the fewest, or any job without any. */
export async function findJob(page: Page, which: 'busy' | 'quiet' | 'empty'): Promise<JobListItem> {
  const query = which === 'empty' ? '?limit=100' : '?status=published&sort=candidates&limit=100';
  const { items } = await ask<{ items: JobListItem[] }>(page, 'GET', jobRoutes.list.path + query);
  const found =
    which === 'empty' ? items.find((job) => job.candidate_count === 0) : items.at(which === 'busy' ? 0 : -1);
  if (!found) throw new Error(`The demo data have no ${which} job`);
  return found;
}

/** The published job with the most candidates of those that somebody else than the page's person has posted. */
export async function findJobOfOthers(page: Page): Promise<JobListItem> {
  const { user } = await ask<Session>(page, 'GET', sessionRoutes.current.path);
  const query = '?status=published&sort=candidates&limit=100';
  const { items } = await ask<{ items: JobListItem[] }>(page, 'GET', jobRoutes.list.path + query);
  for (const item of items) {
    const { created_by } = await ask<Job>(page, 'GET', jobPath(jobRoutes.read.path, item.id));
    if (created_by !== user.id) return item;
  }
  throw new Error('The demo data have no published job of anybody else');
}

/** Assigns so many people to a job who were not in it; answers who they are there. */
export async function assignPeople(page: Page, jobId: string, count: number): Promise<PipelineCandidate[]> {
  const { items } = await ask<{ items: { id: string }[] }>(
    page,
    'GET',
    jobPath(assignmentRoutes.assignable.path, jobId),
  );
  const ids = items.slice(0, count).map(({ id }) => id);
  await assignByApi(page, jobId, ids);
  return (await readPipeline(page, jobId)).filter(({ candidate_id }) => ids.includes(candidate_id));
}

/** Assigns people to a job, behind the page's back. */
export async function assignByApi(page: Page, jobId: string, ids: readonly string[]): Promise<void> {
  await ask(page, 'POST', jobPath(assignmentRoutes.assign.path, jobId), { candidate_ids: ids });
}

/** Everyone of a job, as the page's person sees them. */
export async function readPipeline(page: Page, jobId: string): Promise<PipelineCandidate[]> {
  return ask(page, 'POST', assignmentRoutes.pipeline.path, { job_id_param: jobId });
}

/** Moves a person as the page's person would, behind the page's back. */
export async function moveByApi(
  page: Page,
  { assignment_id, version }: Pick<PipelineCandidate, 'assignment_id' | 'version'>,
  status: CandidateStatus,
): Promise<void> {
  await ask(page, 'POST', jobPath(assignmentRoutes.changeStatus.path, assignment_id), { status, version });
}

/** Has as many people join the published job with the fewest openings as it wants; answers the job. */
export async function fillOpenings(page: Page): Promise<Job> {
  const { items } = await ask<{ items: JobListItem[] }>(
    page,
    'GET',
    `${jobRoutes.list.path}?status=published&limit=100`,
  );
  const jobs = await Promise.all(
    items.map(({ id }) => ask<Job>(page, 'GET', jobPath(jobRoutes.read.path, id))),
  );
  const wanting = jobs.filter(({ openings }) => openings !== null);
  const job = wanting.toSorted((one, other) => one.openings! - other.openings!)[0];
  if (!job) throw new Error('The demo data have no published job with openings');
  for (const person of await assignPeople(page, job.id, job.openings!))
    await moveByApi(page, person, 'joined');
  return job;
}

/** In a dialog that asks when an interview is: picks the 15th of next month, which it answers (YYYY-MM-DD). */
export async function pickInterviewDay(dialog: Locator): Promise<string> {
  return pickNextMonth(dialog, 'Interview date');
}

/** The same in a dialog that asks when somebody joins. */
export async function pickJoiningDay(dialog: Locator): Promise<string> {
  return pickNextMonth(dialog, 'Joining date');
}

/** Of a day that is asked for by `name`: picks the 15th of next month, which it answers (YYYY-MM-DD). */
export async function pickNextMonth(dialog: Locator, name: string): Promise<string> {
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const calendar = dialog.page().getByRole('dialog', { name });
  const day = `${addMonths(dayOf(new Date()), 1).slice(0, 7)}-15`;
  const inCalendar = calendar.getByRole('button', { name: longDay.format(new Date(day)), exact: true });
  const month = calendar.getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ });
  // The calendar may move to its place as it is pressed, so that the press goes beside it: whoever sees so presses again, from
  // the month that is shown by then, be it one too far.
  await expect(async () => {
    const shown = new Date(`1 ${await month.innerText()} UTC`).toISOString().slice(0, 7);
    const arrow = shown < day.slice(0, 7) ? 'Next month' : 'Previous month';
    if (shown !== day.slice(0, 7)) await calendar.getByRole('button', { name: arrow }).click();
    await expect(inCalendar).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await inCalendar.click();
  return day;
}

/** Says when a person's interview is, and more of it, as the page's person would, behind the page's back. */
export async function setInterviewByApi(
  page: Page,
  { assignment_id, version }: Pick<PipelineCandidate, 'assignment_id' | 'version'>,
  interview_at: string,
  interview_details?: string,
): Promise<void> {
  const path = jobPath(assignmentRoutes.setInterview.path, assignment_id);
  await ask(page, 'PUT', path, { interview_at, interview_details, version });
}

/** Sets what a person is offered as the page's person would, behind the page's back. */
export async function setOfferByApi(
  page: Page,
  { assignment_id, version }: Pick<PipelineCandidate, 'assignment_id' | 'version'>,
  offer: Offer,
): Promise<void> {
  await ask(page, 'PUT', jobPath(assignmentRoutes.setOffer.path, assignment_id), { ...offer, version });
}

/** The card of a person in a job's pipeline. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Opens the pipeline of a job, unless told otherwise that with most candidates, to which somebody has just been assigned. */
export async function openPipeline(page: Page, search = '', which: 'busy' | 'quiet' = 'busy') {
  await signIn(page, 'hr');
  const job = await findJob(page, which);
  const [person] = await assignPeople(page, job.id, 1);
  await page.goto(`/jobs/${job.id}/candidates${search}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return { job, person: person! };
}
