import { expect, type Page } from '@playwright/test';
import { dayOf, formatDay } from '../../contract/dates.ts';
import { assignPeople, findJob, moveByApi, readPipeline } from './pipeline.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
/** A day as the dialog tells it: "Mon, November 30", with its year when that is not this one. */
export function told(day: string): string {
  const thisYear = dayOf(new Date()).slice(0, 4);
  const text = `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
  return text.replace(new RegExp(`, ${thisYear}$`), '').replaceAll(' ', '\u00A0');
}

/** The sheet of what comes up. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Coming Up' });

/** Puts people, one unless told otherwise, into a job at a status; answers the job and how they are there. */
export async function placeAt(page: Page, status: 'interview_scheduled' | 'offer_released', count = 1) {
  const job = await findJob(page, 'quiet');
  const placed = await assignPeople(page, job.id, count);
  for (const person of placed) await moveByApi(page, person, status);
  const ids = placed.map(({ assignment_id }) => assignment_id);
  const people = (await readPipeline(page, job.id)).filter(({ assignment_id }) =>
    ids.includes(assignment_id),
  );
  expect(people).toHaveLength(count);
  return { job, people, person: people[0]! };
}
