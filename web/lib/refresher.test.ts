import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createRefresher } from './refresher.ts';

const client = new QueryClient();
/** Nothing here takes long, unless the machine is busy. */
const PATIENT = { timeout: 10_000 };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  client.clear();
});

/** A query on the screen that counts how often it is asked for and answered. */
async function shown(queryKey: string[], answerIn = 0) {
  const count = { asked: 0, answered: 0 };
  const observer = new QueryObserver(client, {
    queryKey,
    staleTime: Infinity,
    queryFn: async () => {
      count.asked += 1;
      await new Promise((resolve) => setTimeout(resolve, answerIn));
      count.answered += 1;
      return count.answered;
    },
  });
  closing.push(observer.subscribe(() => {}));
  await expect.poll(() => count.answered, PATIENT).toBe(1);
  return count;
}

const refresher = (pause = 20, isResting = () => false) => createRefresher(client, { pause, isResting });

test('two hundred changes at once are asked for twice: at their start, and after it', async () => {
  const jobs = await shown(['jobs', 'list']);
  const dashboard = await shown(['dashboard']);
  const refresh = refresher();
  for (let count = 0; count < 200; count += 1) refresh([['jobs']]);
  expect(jobs.asked).toBe(2);
  await expect.poll(() => jobs.answered, PATIENT).toBe(3);
  refresh([['dashboard']]);
  await expect.poll(() => dashboard.answered, PATIENT).toBe(2);
  expect(jobs.asked).toBe(3);
});

test('what is slow is answered before it is asked for again', async () => {
  const slow = await shown(['jobs'], 60);
  const refresh = refresher(1);
  const changing = setInterval(() => refresh([['jobs']]), 5);
  await expect.poll(() => slow.answered, PATIENT).toBeGreaterThan(2);
  clearInterval(changing);
  expect(slow.asked - slow.answered).toBeLessThan(2);
});

test('what is not on the screen waits until it is, as does everything while nobody looks', async () => {
  const jobs = await shown(['jobs']);
  client.setQueryData(['jobs', 'another'], 1);
  refresher()([['jobs']]);
  await expect.poll(() => jobs.answered, PATIENT).toBe(2);
  expect(client.getQueryState(['jobs', 'another'])?.isInvalidated).toBe(true);

  refresher(1, () => true)([['jobs']]);
  expect(client.getQueryState(['jobs'])?.isInvalidated).toBe(true);
  expect(jobs.asked).toBe(2);
});
