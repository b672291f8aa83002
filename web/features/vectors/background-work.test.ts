import { expect, test } from 'vitest';
import { busyText } from './background-work.tsx';

test('waiting work is counted, and what failed is not hidden in it', () => {
  const task = { task: 'embed-job', what: 'Make the vector of a job', waiting: 2, running: 1, retrying: 0 };
  expect(busyText(task)).toBe('Make the vector of a job: 3');
  expect(busyText({ ...task, retrying: 1 })).toBe(
    'Make the vector of a job: 4 (1 failed, tried again by itself)',
  );
});
