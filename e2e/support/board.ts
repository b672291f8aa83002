import { expect, type Page } from '@playwright/test';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { assignByApi, assignPeople, findJob } from './pipeline.ts';
import { signIn } from './sign-in.ts';

/** Opens the board of the job with most candidates, to which somebody has just been assigned. */
export async function openBoard(page: Page): Promise<PipelineCandidate> {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const [person] = await assignPeople(page, job.id, 1);
  await assignByApi(page, (await findJob(page, 'quiet')).id, [person!.candidate_id]);
  await page.goto(`/jobs/${job.id}/candidates?view=board`);
  await expect(cardIn(page, 'Under Review', person!.name)).toBeVisible();
  return person!;
}

/** A stage's column. */
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A person's card in the column of a stage. */
export const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
/** What opens the menu of stages to which a person may be moved without dragging. */
export const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name} to…`, exact: true });
