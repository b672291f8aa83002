import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTotals, describeTotals, readTotals } from './totals.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'totals-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(name: string, content: object): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

describe('the totals of a test run', () => {
  it('are read from a report of Vitest', async () => {
    const counts = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    const file = await report('vitest.json', counts);
    expect(readTotals(file, true)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('are read from a report of Playwright', async () => {
    const file = await report('playwright.json', {
      stats: { expected: 7, flaky: 1, unexpected: 0, skipped: 3 },
    });
    expect(readTotals(file, false)).toEqual({ passed: 8, failed: 0, skipped: 3 });
  });

  it('count a run that failed without a failed test as a failure', async () => {
    const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(readTotals(await report('green.json', counts), true).failed).toBe(1);
    expect(readTotals(join(folder, 'missing.json'), false).failed).toBe(1);
  });

  it('are told in one plain line', () => {
    const sum = addTotals({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
    expect(describeTotals(sum)).toBe('3 passed, 1 failed');
    expect(describeTotals({ ...sum, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
  });
});
